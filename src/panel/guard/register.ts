import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { operatorIn } from '../roles/operator';
import { putBefore, routesOf } from '../../strapi/routes';
import { reducing, seesEverything } from './answers';
import { GUARDS, guardQuery, LICENSED_GUARDS, modelOf, type Guard } from './guards';

function middleware(strapi: Core.Strapi, guards: readonly Guard[]) {
  return async (ctx: Context, next: Next) => {
    const operator = operatorIn(ctx.state);
    if (!operator || seesEverything(ctx.state)) return next();
    for (const guard of guards) if (await guard({ strapi, ctx, operator })) return;
    return next();
  };
}

/**
 * Closes what Strapi's Content Manager leaves open to an operator whose role is limited by a
 * condition (decision 10). Runs behind its own checks of who is logged in. Called in `register`,
 * before Strapi makes its routes; a version without one of these handlers does not start.
 */
export function guardContentManager(strapi: Core.Strapi): void {
  const all = routesOf(strapi, 'content-manager');
  const missing = Object.keys(GUARDS).filter((name) => !all.some((one) => one.handler === name));
  if (missing.length > 0) {
    throw new Error(
      `Strapi's Content Manager has no ${missing.join(', ')}: see docs/decisions/0010`,
    );
  }
  for (const route of all) {
    const own = GUARDS[route.handler] ?? LICENSED_GUARDS[route.handler];
    const guards = [...(route.path.includes(':model') ? [guardQuery] : []), ...(own ? [own] : [])];
    if (guards.length > 0) putBefore(route, [middleware(strapi, guards)]);
    // Strapi itself shows only the naming field of relations.
    const records = route.path.includes(':model') && !route.handler.startsWith('relations.');
    if (records) putBefore(route, [reducing(strapi, modelOf)]);
  }
}
