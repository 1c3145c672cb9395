import type { Context } from 'koa';

/** Parts of the chain that must run before a handler of the documented interface. */
export const PARTS = { errors: 1, generatorLimits: 2, body: 4 } as const;

interface Passed {
  passed?: number;
}

/** Each part calls this for every request that passes it. */
export function markPassed(ctx: Context, part: number): void {
  const state = ctx.state as Passed;
  state.passed = (state.passed ?? 0) | part;
}

/**
 * Called before each handler of the interface. A request that bypassed the chain is a fault of ours. It
 * is refused, because it would lack the limits, the error shape and the exact numbers.
 */
export function requirePassed(ctx: Context, parts: number): void {
  const passed = (ctx.state as Passed).passed ?? 0;
  if ((passed & parts) === parts) return;
  throw new Error(`${ctx.method} ${ctx.path} reached its handler past the interface's own chain`);
}
