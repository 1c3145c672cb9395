import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createLimiter } from '../http/limiter';
import { caller } from '../http/request';
import { settingsOf } from '../settings';

type Middleware = (ctx: Context, next: Next) => Promise<void>;

let shared: Middleware | undefined;

function create(strapi: Core.Strapi): Middleware {
  return createLimiter(strapi, {
    max: settingsOf(strapi).API_RATE_LIMIT_PER_MINUTE,
    id: (ctx) => String(caller(ctx).tokenId),
    namespace: 'key',
    headers: true,
  });
}

/** Requests a minute of one key. One counter for all routes, so it is made only once. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware =>
  (shared ??= create(strapi));
