import { hash } from 'node:crypto';
import type { Context } from 'koa';

/** The entity tag of a content. */
export const tagOfContent = (content: string | Buffer): string =>
  `"${hash('sha256', content, 'base64url')}"`;

/** Names the content of an answer, and answers 304 where the caller already has it. */
export function setTag(ctx: Context, tag: string): void {
  ctx.set('ETag', tag);
  if (hasAlready(ctx, tag)) ctx.status = 304;
}

/**
 * Whether the caller already has the content of this entity tag (RFC 9110 §13.1.2). `ctx.fresh` is
 * always false with `Cache-Control: no-cache`, which `fetch` adds to every conditional request.
 */
export function hasAlready(ctx: Context, tag: string): boolean {
  const known = ctx.get('if-none-match').split(',');
  return known.some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
}
