import type { Context } from 'koa';

/**
 * Whether the caller has what this entity tag names (RFC 9110 §13.1.2). Not `ctx.fresh`, which
 * never says so under `Cache-Control: no-cache`: `fetch` adds that to every conditional request.
 */
export function hasAlready(ctx: Context, tag: string): boolean {
  const known = ctx.get('if-none-match').split(',');
  return known.some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}
