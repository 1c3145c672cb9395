import type { Context, Next } from 'koa';
import { isApiPath } from './paths';

const EXPOSED = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Idempotency-Replayed',
  'ETag',
  'Content-Disposition',
  'X-Logo-Status',
].join(', ');

const ONE_DAY_SECONDS = '86400';

/**
 * A page of any origin may call the documented interface: a key identifies the caller, and cookies are
 * ignored. The headers are the same for every request, so caches need not tell callers apart.
 */
function allowEveryOrigin(ctx: Context): void {
  ctx.res.setHeader('Access-Control-Allow-Origin', '*');
  ctx.res.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

/** Whether the request is a preflight: a browser asks what a page of another origin may do. */
export function isPreflight(ctx: Context): boolean {
  const { origin, 'access-control-request-method': method } = ctx.req.headers;
  return ctx.method === 'OPTIONS' && origin !== undefined && method !== undefined;
}

export function answerPreflight(ctx: Context): void {
  ctx.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, PATCH, DELETE');
  ctx.set('Access-Control-Allow-Headers', 'Content-Type, Authorization, Idempotency-Key');
  ctx.set('Access-Control-Max-Age', ONE_DAY_SECONDS);
  ctx.status = 204;
}

/**
 * Runs before every part that may refuse a request, so that other origins can read the refusal too. Only
 * answers of the interface have these headers: the rest is for the panel's own pages.
 */
export function crossOrigin() {
  return (ctx: Context, next: Next) => {
    if (isApiPath(ctx.path)) allowEveryOrigin(ctx);
    return next();
  };
}
