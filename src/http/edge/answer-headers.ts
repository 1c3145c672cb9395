import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { stockMiddleware } from '../../strapi/middlewares';

const ONE_YEAR = 'max-age=31536000';
const ONE_DAY_SECONDS = '86400';

const EXPOSED = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Idempotency-Replayed',
  'ETag',
  'Location',
  'Content-Disposition',
  'X-Logo-Status',
  'X-Unprintable',
  'X-Ignored',
].join(', ');

/** Tells browsers to stay on https. The header must not apply to other hosts of the domain. */
export function setTransportHeader(ctx: Context): void {
  if (ctx.secure) ctx.set('Strict-Transport-Security', ONE_YEAR);
}

/**
 * Sets the headers of `strapi::security` where Strapi's own chain does not run. Strapi configures helmet
 * again for each request. Here its headers are always the same, so this keeps those of the first request.
 */
export function securityHeaders(strapi: Core.Strapi): (ctx: Context) => Promise<void> {
  const secure = stockMiddleware(strapi, 'strapi::security');
  let kept: [string, string][] | undefined;
  return async (ctx) => {
    setTransportHeader(ctx);
    for (const [name, value] of kept ?? []) ctx.res.setHeader(name, value);
    if (kept) return;
    const before = new Set(ctx.res.getHeaderNames());
    await secure(ctx, () => Promise.resolve());
    const added = ctx.res.getHeaderNames().filter((name) => !before.has(name));
    kept = added.map((name) => [name, ctx.response.get(name)]);
  };
}

/**
 * A page of any origin may call the documented interface: a key identifies the caller, and cookies are
 * ignored. The headers are the same for every request, so caches need not tell callers apart. Refusals
 * have them too.
 */
export function allowEveryOrigin(ctx: Context): void {
  ctx.res.setHeader('Access-Control-Allow-Origin', '*');
  ctx.res.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

/** Whether the request is a preflight: a browser asks what a page of another origin may do. */
export function isPreflight(ctx: Context): boolean {
  const { origin, 'access-control-request-method': method } = ctx.req.headers;
  return ctx.method === 'OPTIONS' && origin !== undefined && method !== undefined;
}

export function answerPreflight(ctx: Context): void {
  ctx.set('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  ctx.set(
    'Access-Control-Allow-Headers',
    'Content-Type, Authorization, Idempotency-Key, If-Match, If-None-Match',
  );
  ctx.set('Access-Control-Max-Age', ONE_DAY_SECONDS);
  ctx.status = 204;
}
