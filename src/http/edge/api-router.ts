import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Middleware } from '../../strapi/middlewares';
import { afterMount, contentApiRoutes, emptyRouter } from '../../strapi/router';
import { isApiPath } from './surface';

/** Makes a router for the documented interface alone. It is case-sensitive, unlike Strapi's router. */
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
 * Removes the interface's routes from Strapi's router as soon as Strapi has added them. So every
 * spelling of a path passes the interface's own chain before a handler. Called in `register`.
 */
export function keepApiFromStrapi(strapi: Core.Strapi): void {
  afterMount(strapi, (router) => {
    router.stack = router.stack.filter(({ path }) => !isApiPath(path));
  });
}

const nothing = () => Promise.resolve();

/**
 * Runs the routes of the documented interface. It searches only these routes. Strapi's router would
 * compare the path with several hundred, and would run a handler for wrong methods per API. Unknown
 * paths end here without an answer.
 */
export function apiRoutes(strapi: Core.Strapi): (ctx: Context) => Promise<unknown> {
  // Made at the first request, because Strapi creates its routes after its middlewares.
  let routes: Middleware | undefined;
  return (ctx) => (routes ??= createApiRouter(strapi))(ctx, nothing);
}
