import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { operatorIn } from '../roles/operator';
import { putBefore, routesOf } from '../../strapi/routes';
import { reducing, seesEverything } from './reduce-answers';
import { answerFormsOnce, CREATES } from './saved-once';
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
 * Strapi's Content Manager shows operators more than the conditions of their roles allow (decision 10).
 * These guards close the gaps. They run after Strapi's own check of the login. Called in `register`,
 * before Strapi makes its routes. The service does not start when Strapi lacks one of these handlers.
 */
export function guardContentManager(strapi: Core.Strapi): void {
  const all = routesOf(strapi, 'content-manager');
  const missing = [...Object.keys(GUARDS), ...CREATES].filter(
    (name) => !all.some((one) => one.handler === name),
  );
  if (missing.length > 0) {
    throw new Error(
      `Strapi's Content Manager has no ${missing.join(', ')}: see docs/decisions/0010`,
    );
  }
  for (const route of all) {
    answerFormsOnce(strapi, route);
    const own = GUARDS[route.handler] ?? LICENSED_GUARDS[route.handler];
    const guards = [...(route.path.includes(':model') ? [guardQuery] : []), ...(own ? [own] : [])];
    if (guards.length > 0) putBefore(route, [middleware(strapi, guards)]);
    // In answers of the relation routes, Strapi itself shows only the naming field.
    const records = route.path.includes(':model') && !route.handler.startsWith('relations.');
    if (records) putBefore(route, [reducing(strapi, modelOf)]);
  }
}
