import type { Context, Next } from 'koa';
import { errors } from '@strapi/utils';
import { panelRefusal } from '../http/panel-refusal';

/**
 * Strapi answers 500 to each error that is not of its own classes, even where a library has said
 * that the request is at fault (malformed JSON, a body too large, a number PostgreSQL has no room
 * for). Such a refusal is given the status it has. Stands inside `strapi::errors`.
 */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next();
  } catch (error) {
    if (error instanceof errors.ApplicationError || error instanceof errors.HttpError) throw error;
    const refusal = panelRefusal(error);
    if (!refusal) throw error;
    ctx.status = refusal.status;
    ctx.body = { data: null, error: { ...refusal, details: {} } };
  }
};
