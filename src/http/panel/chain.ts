import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { errors } from '@strapi/utils';
import { ConflictError } from '../../strapi/conflict-error';
import { type Middleware, middlewareRegistry } from '../../strapi/middlewares';
import { readPanelBody } from './body';
import { languageOf } from './language';
import { panelRefusal } from './refusal';
import { toldIn } from './told';

/**
 * Strapi answers 500 to every error that is not of its own classes. Some library errors mean that
 * the request is wrong: malformed JSON, a body that is too large, a number too large for
 * PostgreSQL. Here they keep their own status, and the service's own errors get the operator's language.
 */
async function refuseWrongRequests(ctx: Context, next: Next): Promise<void> {
  try {
    await next();
  } catch (thrown) {
    const error = toldIn(thrown, languageOf(ctx));
    if (error instanceof ConflictError) return void ctx.conflict(error.message, error.details);
    if (error instanceof errors.ApplicationError || error instanceof errors.HttpError) throw error;
    const refusal = panelRefusal(error);
    if (!refusal) throw error;
    ctx.status = refusal.status;
    ctx.body = { data: null, error: { ...refusal, details: {} } };
  }
}

const passOn: Middleware = (_ctx, next) => next();

/**
 * Changes three middlewares of Strapi's chain, which serves only the panel (`http/edge/edge`). Called in
 * `register`, before Strapi builds the chain.
 */
export function changePanelChain(strapi: Core.Strapi): void {
  const registry = middlewareRegistry(strapi);
  registry.extend('strapi::errors', (stock) => (config, app) => {
    const answerErrors = stock(config, app);
    return (ctx, next) => answerErrors(ctx, () => refuseWrongRequests(ctx, next));
  });
  // Strapi's own middleware allows every origin, and accepts the panel's cookie from it.
  registry.extend('strapi::cors', () => () => passOn);
  registry.extend('strapi::body', (stock) => (config, app) => {
    return readPanelBody(strapi, (more) => stock({ ...config, ...more }, app));
  });
}
