import type { Context, Next } from 'koa';
import { errors } from '@strapi/utils';
import { panelRefusal } from './panel-refusal';

/**
 * Strapi answers 500 to every error that is not of its own classes. Some library errors mean that
 * the request is wrong: malformed JSON, a body that is too large, a number too large for
 * PostgreSQL. Here they keep their own status. Runs inside `strapi::errors`.
 */
export function panelErrors() {
  return async (ctx: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof errors.ApplicationError || error instanceof errors.HttpError)
        throw error;
      const refusal = panelRefusal(error);
      if (!refusal) throw error;
      ctx.status = refusal.status;
      ctx.body = { data: null, error: { ...refusal, details: {} } };
    }
  };
}
