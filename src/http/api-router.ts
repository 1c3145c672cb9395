import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { isApiPath } from './paths';

type Middleware = (ctx: Context, next: Next) => Promise<unknown>;

interface Layer {
  path: string;
  methods: string[];
  stack: Middleware[];
}

/** As far as we use Strapi's router, `@koa/router`. */
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

/** Unlike Strapi's router, it knows the routes of the documented interface alone, and tells case apart. */
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
 * Takes the interface's routes out of Strapi's router as soon as that has them, so that no spelling
 * of a path leads to a handler past the interface's own chain. Called in `register`.
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
