import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createLimiter } from '../http/limiter';
import { noteUncounted, redisOf } from '../http/redis';
import { caller } from '../http/request';
import { settingsOf } from '../settings-service';

type Middleware = (ctx: Context, next: Next) => Promise<void>;

let shared: Middleware | undefined;

function create(strapi: Core.Strapi): Middleware {
  const max = settingsOf(strapi).API_RATE_LIMIT_PER_MINUTE;
  if (max === 0) return async (_ctx, next) => void (await next());
  return createLimiter({
    max,
    id: (ctx) => String(caller(ctx).tokenId),
    namespace: 'key',
    redis: redisOf(strapi),
    headers: true,
    onFailure: (error) => noteUncounted(strapi, error),
  });
}

/** Requests a minute of one key. One counter for all routes, so it is made only once. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware =>
  (shared ??= create(strapi));
