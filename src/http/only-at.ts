import type { Core } from '@strapi/strapi';
import type { Middleware } from '../strapi/middleware';

type MakeMiddleware = (config: unknown, app: { strapi: Core.Strapi }) => Middleware;

/** A global middleware that other paths do not enter. */
export function onlyAt(isItsPath: (path: string) => boolean, make: MakeMiddleware): MakeMiddleware {
  return (config, app) => {
    const run = make(config, app);
    return (ctx, next) => (isItsPath(ctx.path) ? run(ctx, next) : next());
  };
}
