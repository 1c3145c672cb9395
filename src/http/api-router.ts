import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApiPath } from './paths';

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;

interface Layer {
  path: string;
  methods: string[];
  stack: Middleware[];
}

/** The parts of Strapi's router, `@koa/router`, that we use. */
interface Router {
  stack: Layer[];
  register(
    path: string,
    methods: string[],
    stack: Middleware[],
    options: { sensitive: boolean },
  ): void;
  routes(): Middleware;
}

const routerOf = (strapi: Core.Strapi): Router => strapi.server.router as unknown as Router;

/** Makes a router of the documented interface's routes alone. It distinguishes letter case, as Strapi's does not. */
export function createApiRouter(strapi: Core.Strapi): Middleware {
  const { constructor } = routerOf(strapi) as unknown as { constructor: new () => Router };
  const router = new constructor();
  const all = strapi.server.api('content-api').listRoutes() as unknown as Layer[];
  for (const { path, methods, stack } of all) {
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
  const { server } = strapi;
  const mount = server.mount.bind(server);
  server.mount = () => {
    mount();
    const router = routerOf(strapi);
    router.stack = router.stack.filter(({ path }) => !isApiPath(path));
    return server;
  };
}
