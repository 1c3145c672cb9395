/** A route of Strapi or of one of its plugins, before Strapi makes it. */
export interface Route {
  path: string;
  handler: string;
  config?: { auth?: unknown; middlewares?: unknown[] };
}

interface Router {
  routes: Route[];
}

/** @param owner `strapi.admin` or a plugin */
export function routersOf(owner: unknown): Router[] {
  return Object.values((owner as { routes: Record<string, Router> }).routes);
}

export function routesOf(owner: unknown): Route[] {
  return routersOf(owner).flatMap((router) => router.routes);
}

/** Puts middlewares behind Strapi's own checks of who is logged in, and before the handler. */
export function putBefore(route: Route, middlewares: readonly unknown[]): void {
  if (middlewares.length === 0) return;
  route.config ??= {};
  route.config.middlewares = [...middlewares, ...(route.config.middlewares ?? [])];
}
