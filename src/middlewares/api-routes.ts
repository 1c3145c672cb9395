import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { createApiRouter } from '../http/api-router';
import { isApiPath } from '../http/paths';

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;

const nothing = () => Promise.resolve();

/**
 * Runs Strapi's own routes of the documented interface, found among these alone: its router would compare the path with
 * each of several hundred, the admin panel's too, and lead it past a handler of wrong methods for each
 * API. What is found nowhere ends here, and `global::api-errors` says so. Last in config/middlewares.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware => {
  // Strapi makes its routes after its middlewares.
  let routes: Middleware | undefined;
  return (ctx, next) =>
    isApiPath(ctx.path) ? (routes ??= createApiRouter(strapi))(ctx, nothing) : next();
};
