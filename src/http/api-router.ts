import type { Core } from '@strapi/strapi';
import type { Middleware } from '../strapi/middleware';
import { afterMount, contentApiRoutes, emptyRouter } from '../strapi/router';
import { isApiPath } from './paths';

/** Makes a router of the documented interface's routes alone. It distinguishes letter case, as Strapi's does not. */
function createApiRouter(strapi: Core.Strapi): Middleware {
  const router = emptyRouter(strapi);
  for (const { path, methods, stack } of contentApiRoutes(strapi)) {
    if (methods.length === 0 || !isApiPath(path)) continue;
    const named = methods.filter((method) => method !== 'HEAD' || !methods.includes('GET'));
    router.register(path, named, stack, { sensitive: true });
  }
  return router.routes();
}

/**
 * Removes the interface's routes from Strapi's router as soon as Strapi has added them. So no spelling
 * of a path reaches a handler without the interface's own chain. Called in `register`.
 */
export function keepApiFromStrapi(strapi: Core.Strapi): void {
  afterMount(strapi, (router) => {
    router.stack = router.stack.filter(({ path }) => !isApiPath(path));
  });
}

const nothing = () => Promise.resolve();

/**
 * Runs Strapi's own routes of the documented interface, found among these alone: its router would compare the path with
 * each of several hundred, the admin panel's too, and lead it past a handler of wrong methods for each
 * API. Unknown paths end here, and `global::api-errors` answers 404. Last in config/middlewares.
 */
export function apiRoutes(_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware {
  // Strapi makes its routes after its middlewares.
  let routes: Middleware | undefined;
  return (ctx, next) =>
    isApiPath(ctx.path) ? (routes ??= createApiRouter(strapi))(ctx, nothing) : next();
}
