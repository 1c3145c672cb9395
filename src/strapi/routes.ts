import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requirePart } from './part';

/** A route of Strapi or of one of its plugins, before Strapi makes it. */
export interface Route {
  path: string;
  handler: string;
  config?: { auth?: unknown; policies?: unknown[]; middlewares?: unknown[] };
}

interface RouteList {
  routes: Route[];
}

export type Owner = 'admin' | 'content-manager' | 'upload' | 'email';

const breaks = 'the guards of the panel’s routes would not be there';

/** The lists of routes of the panel itself or of a plugin. */
export function routeListsOf(strapi: Core.Strapi, owner: Owner): RouteList[] {
  const module = owner === 'admin' ? strapi.admin : strapi.plugin(owner);
  const name = `routes of ${owner}`;
  const { routes } = requirePart<{ routes: object }>({ name, breaks }, module);
  return Object.values(requirePart<Record<string, RouteList>>({ name, breaks }, routes)).map(
    (list) => {
      requirePart<Route[]>({ name, breaks }, list.routes, ['filter']);
      return list;
    },
  );
}

export function routesOf(strapi: Core.Strapi, owner: Owner): Route[] {
  return routeListsOf(strapi, owner).flatMap((list) => list.routes);
}

/** Puts middlewares behind Strapi's own checks of who is logged in, and before the handler. */
export function putBefore(route: Route, middlewares: readonly unknown[]): void {
  if (middlewares.length === 0) return;
  route.config ??= {};
  route.config.middlewares = [...middlewares, ...(route.config.middlewares ?? [])];
}

interface Server {
  routes(routes: object): unknown;
}

const SERVER = {
  name: 'server.routes',
  breaks: 'the service’s own pages and buttons would be gone',
};

export function serverRoutes(strapi: Core.Strapi): Server {
  return requirePart<Server>(SERVER, strapi.server, ['routes']);
}

/** Adds routes for whoever is logged in to the panel. @param prefix of all of the routes */
export function addPanelRoutes(strapi: Core.Strapi, prefix: string, routes: object[]): void {
  serverRoutes(strapi).routes({ type: 'admin', prefix, routes });
}

/** A page that anybody may open. */
export interface Page {
  path: string;
  handler(ctx: Context): unknown;
}

/** Adds pages to Strapi's own router. */
export function addPages(strapi: Core.Strapi, pages: readonly Page[]): void {
  const routes = pages.map((page) => ({ method: 'GET', ...page, config: { auth: false } }));
  serverRoutes(strapi).routes(routes);
}
