import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApiPath } from '../http/paths';

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;

interface Layer {
  path: string;
  methods: string[];
}

/** As far as we use Strapi's router, `@koa/router`. */
interface Router {
  stack: Layer[];
  routes(): Middleware;
}

function routesOf(strapi: Core.Strapi): Middleware {
  const { constructor } = strapi.server.router as unknown as { constructor: new () => Router };
  const router = new constructor();
  const all = strapi.server.api('content-api').listRoutes() as unknown as Layer[];
  router.stack = all.filter(({ path, methods }) => methods.length > 0 && isApiPath(path));
  return router.routes();
}

/**
 * Runs Strapi's own routes of the documented interface, found among these alone: its router would compare the path with
 * each of several hundred, the admin panel's too, and lead it past a handler of wrong methods for each
 * API. What is found nowhere goes on to that router, which knows how to say so. Last in config/middlewares.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Middleware => {
  // Strapi makes its routes after its middlewares.
  let routes: Middleware | undefined;
  return (ctx, next) => (isApiPath(ctx.path) ? (routes ??= routesOf(strapi))(ctx, next) : next());
};
