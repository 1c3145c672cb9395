import type { Core } from '@strapi/strapi';
import type { Middleware } from '../strapi/middleware';
import { service } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';
import { createLimiter } from './limiter';
import { caller } from './request';

const LIMIT = service<Middleware>('key-rate-limit');

/** One counter of requests for all routes. Called once, in `register`, after the settings. */
export function registerKeyRateLimit(strapi: Core.Strapi): void {
  const limit = createLimiter(strapi, {
    max: settingsOf(strapi).API_RATE_LIMIT_PER_MINUTE,
    id: (ctx) => String(caller(ctx).tokenId),
    namespace: 'key',
    headers: true,
  });
  LIMIT.provide(strapi, limit);
}

/** Limits the requests per minute of one key. */
export function keyRateLimit(_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware {
  return LIMIT.get(strapi);
}
