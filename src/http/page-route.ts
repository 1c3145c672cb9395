import type { Context } from 'koa';

/** A route for Strapi's own router: a page that anybody may open. */
export function pageRoute(path: string, handler: (ctx: Context) => unknown) {
  return {
    method: 'GET' as const,
    path,
    handler: handler as never,
    config: { auth: false as const },
  };
}
