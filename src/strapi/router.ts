import type { Core } from '@strapi/strapi';
import type { Middleware } from './middlewares';
import { MissingPart, requirePart } from './part';

/** A route in a router of Strapi. */
export interface Layer {
  path: string;
  methods: string[];
  stack: Middleware[];
}

/** The parts of Strapi's router, `@koa/router`, that we use. */
export interface Router {
  stack: Layer[];
  register(
    path: string,
    methods: string[],
    stack: Middleware[],
    options: { sensitive: boolean },
  ): void;
  routes(): Middleware;
}

const ROUTER = { name: 'server.router', breaks: 'the API would have no routes of its own' };
const ROUTES = { name: 'content API routes', breaks: 'the API would have no routes' };
const MOUNT = {
  name: 'server.mount',
  breaks: 'misspelt paths would reach the API past its own checks',
};

function isLayer(value: unknown): value is Layer {
  const { path, methods, stack } = (value ?? {}) as Partial<Layer>;
  return typeof path === 'string' && Array.isArray(methods) && Array.isArray(stack);
}

function requireLayers(part: typeof ROUTES, layers: unknown): Layer[] {
  if (!Array.isArray(layers) || !layers.every(isLayer)) {
    throw new MissingPart(part, 'are no list of paths, methods and stacks');
  }
  return layers;
}

/** Strapi's router for all routes. */
function mainRouter(strapi: Core.Strapi): Router {
  const router = requirePart<Router>(ROUTER, strapi.server.router, ['register', 'routes']);
  requireLayers({ ...ROUTER, name: 'routes in server.router' }, router.stack);
  return router;
}

/** A new router of the same make without routes. */
export function emptyRouter(strapi: Core.Strapi): Router {
  const router: unknown = Reflect.construct(mainRouter(strapi).constructor, []);
  return requirePart<Router>(ROUTER, router, ['register', 'routes']);
}

/** The routes that the folders below `src/api` and plugins add; there in `bootstrap`. */
export function contentApiRoutes(strapi: Core.Strapi): Layer[] {
  const api = requirePart<{ listRoutes(): unknown }>(ROUTES, strapi.server.api('content-api'), [
    'listRoutes',
  ]);
  return requireLayers(ROUTES, api.listRoutes());
}

interface Server {
  mount(): unknown;
}

export function mountable(strapi: Core.Strapi): Server {
  return requirePart<Server>(MOUNT, strapi.server, ['mount']);
}

/** Runs work as soon as Strapi has put all routes into its router. */
export function afterMount(strapi: Core.Strapi, work: (router: Router) => void): void {
  const server = mountable(strapi);
  const mount = server.mount.bind(server);
  server.mount = () => {
    mount();
    work(mainRouter(strapi));
    return server;
  };
}
