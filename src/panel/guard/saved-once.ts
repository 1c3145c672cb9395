import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { inStrapiTransaction } from '../../database/strapi-transaction';
import { recordsController } from '../../strapi/content-manager';
import { putBefore, type Route } from '../../strapi/routes';
import { asPanelError } from '../saves/failures';
import { makeOnce } from '../saves/once';

/** Strapi's names of the handlers that make a record from a form. */
export const CREATES: readonly string[] = ['collection-types.create', 'collection-types.clone'];

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
export function answerFormsOnce(strapi: Core.Strapi, route: Route): void {
  if (CREATES.includes(route.handler)) putBefore(route, [saveOnce(strapi)]);
}
