import type { Context } from 'koa';

/**
 * Whether the caller already has the content of this entity tag (RFC 9110 §13.1.2). `ctx.fresh` is
 * always false with `Cache-Control: no-cache`, which `fetch` adds to every conditional request.
 */
export function hasAlready(ctx: Context, tag: string): boolean {
  const known = ctx.get('if-none-match').split(',');
  return known.some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}
