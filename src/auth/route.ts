import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { authenticate, authorize } from './business-key';
import type { Caller } from './caller';

interface RouteAuth {
  scope?: string[];
}

/** Strapi's auth strategy for routes that a business key opens. Stock tokens open nothing here. */
const BUSINESS_KEY = {
  name: 'business-key',
  async authenticate(ctx: Context) {
    return { authenticated: true, credentials: await authenticate(running(), ctx) };
  },
  verify(auth: { credentials: Caller }, config: RouteAuth) {
    authorize(auth.credentials, config.scope ?? []);
  },
};

/** Routes are plain data, loaded before there is an instance that could be handed to them. */
function running(): Core.Strapi {
  return globalThis.strapi;
}

/**
 * A route under /api/v1 for holders of a permission.
 * @param path after `/api/v1`
 * @param handler `controller.action` of the API; its permission is `api::<handler>`
 */
export function keyRoute(
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  handler: string,
  permission = `api::${handler.replace(/^([^.]+)\./, '$1.$1.')}`,
) {
  return {
    method,
    path: `/v1${path}`,
    handler,
    config: {
      auth: { strategies: [BUSINESS_KEY], scope: [permission] },
      middlewares: ['global::key-rate-limit'],
    },
  };
}
