/** A route of one of Strapi's plugins, before Strapi makes it. */
export interface Route {
  path: string;
  handler: string;
  config?: { middlewares?: unknown[] };
}

export interface Routers {
  routes: Record<string, { routes: Route[] }>;
}

/** Puts middlewares behind Strapi's own checks of who is logged in, and before the handler. */
export function putBefore(route: Route, middlewares: readonly unknown[]): void {
  if (middlewares.length === 0) return;
  route.config ??= {};
  route.config.middlewares = [...middlewares, ...(route.config.middlewares ?? [])];
}
