import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { operatorIn } from '../roles/operator';
import { putBefore, routesOf, type Route } from '../../strapi/routes';
import { reducing, seesEverything } from './reduce-answers';
import { GUARDS, guardQuery, LICENSED_GUARDS, modelOf, type Guard } from './guards';
import { inStrapiTransaction } from '../../database/strapi-transaction';
import { recordsController } from '../../strapi/content-manager';
import { asPanelError } from '../saves/failures';
import { makeOnce } from '../saves/once';

/** Strapi's names of the handlers that make a record from a form. */
const CREATES: readonly string[] = ['collection-types.create', 'collection-types.clone'];

/** The answer of a handler that has made a record; undefined when it has refused to. */
function madeIn({ body }: Context): { documentId: string } | undefined {
  const { data } = (body ?? {}) as { data?: { documentId?: unknown } };
  return typeof data?.documentId === 'string' ? { documentId: data.documentId } : undefined;
}

function saveOnce(strapi: Core.Strapi) {
  return async (ctx: Context, next: Next) => {
    if (ctx.headers['idempotency-key'] === undefined) return next();
    try {
      const { made, isRepeat } = await inStrapiTransaction(strapi, (trx) =>
        makeOnce(trx, ctx, async () => {
          await next();
          return madeIn(ctx);
        }),
      );
      if (!made || !isRepeat) return;
      // The answer shows the record as the operator may see it today.
      ctx.params['id'] = made.documentId;
      await recordsController(strapi).findOne(ctx);
      ctx.set('Idempotency-Replayed', 'true');
    } catch (error) {
      throw asPanelError(error);
    }
  };
}

/** Makes a route of Strapi's answer a repeated form with its first record. */
function answerFormsOnce(strapi: Core.Strapi, route: Route): void {
  if (CREATES.includes(route.handler)) putBefore(route, [saveOnce(strapi)]);
}

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
