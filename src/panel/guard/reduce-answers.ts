import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { operatorIn } from '../roles/operator';
import { Reducer } from './reducer';

const SUPER_ADMIN = 'strapi-super-admin';

export function seesEverything(state: { user?: { roles?: { code?: string }[] } }): boolean {
  return state.user?.roles?.some(({ code }) => code === SUPER_ADMIN) ?? false;
}

function recordsIn(body: unknown): unknown[] {
  const { results, data } = (body ?? {}) as { results?: unknown; data?: unknown };
  return [results ?? data ?? body].flat();
}

/**
 * Reduces the records of an answer, and those related to them, to the fields that the operator may read.
 * @param modelOf finds the type of the records in the answer
 */
export function reducing(strapi: Core.Strapi, modelOf: (ctx: Context) => string) {
  return async (ctx: Context, next: Next) => {
    await next();
    const operator = operatorIn(ctx.state);
    if (!operator || seesEverything(ctx.state)) return;
    await new Reducer(strapi, operator).reduce(modelOf(ctx), recordsIn(ctx.body));
  };
}
