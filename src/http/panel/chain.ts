import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { errors } from '@strapi/utils';
import { STATUS_CODES } from 'node:http';
import { asUnavailable } from '../../database/failures';
import { ApiError } from '../../domain/errors';
import { ConflictError } from '../../strapi/conflict-error';
import { type Middleware, middlewareRegistry } from '../../strapi/middlewares';
import { hasPanelToken } from '../../strapi/server';
import { countWithoutKey } from '../auth/business-key';
import { readPanelBody } from './body';
import { languageOf } from './language';
import { formError, toldIn } from './told';

interface Refusal {
  status: number;
  name: string;
  message: string;
}

/** Class 22 of PostgreSQL: a value that its type cannot hold, such as a number out of range. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * Strapi's code that translates filters and sorts to SQL. It throws plain errors for those that it
 * cannot translate. The service's own statements do not use this code.
 */
const UNREADABLE_QUERY =
  /^.*\n.*@strapi\/database\/dist\/query\/helpers\/(?:where|order-by|join)\b/;

/** Strapi parses some bodies with zod. Ours are checked by `validation/parse`, which throws no such error. */
const UNREADABLE_BODY = /^\$?ZodError$/;

function statusOf(error: object): number | null {
  const { status, statusCode, httpCode, code, name } = error as Record<string, unknown>;
  for (const one of [status, statusCode, httpCode]) {
    if (typeof one === 'number' && one >= 400 && one < 500) return one;
  }
  const isBad = typeof code === 'string' && DATA_EXCEPTION.test(code);
  const isUnreadable = error instanceof Error && UNREADABLE_QUERY.test(error.stack ?? '');
  const isBody = typeof name === 'string' && UNREADABLE_BODY.test(name);
  return isBad || isUnreadable || isBody ? 400 : null;
}

/** The answer when a library finds the request wrong; null for an error of ours. */
function panelRefusal(error: unknown): Refusal | null {
  const status = typeof error === 'object' && error !== null ? statusOf(error) : null;
  if (status === null) return null;
  const message = STATUS_CODES[status] ?? 'Bad Request';
  return { status, name: `${message.replace(/\W/g, '')}Error`, message };
}

/** Strapi's answers with an error, by their statuses. The panel's forms read every other refusal as a 400. */
const ANSWERS = {
  404: 'notFound',
  409: 'conflict',
  429: 'tooManyRequests',
  503: 'serviceUnavailable',
} as const;

type WithAnswer = ApiError & { status: keyof typeof ANSWERS };

/** True for an error of the shared rules that keeps its status in the panel. */
export const keepsStatus = (error: unknown): error is WithAnswer =>
  error instanceof ApiError && error.status in ANSWERS;

function refuse(ctx: Context, error: WithAnswer): void {
  const { message, details } = formError(error, languageOf(ctx));
  ctx.set(error.details.headers ?? {});
  ctx[ANSWERS[error.status]](message, error.status === 409 ? details : {});
}

/** A file of the panel's programs, of the page of the generator, or of the media library. */
const isStatic = ({ method, path }: Context): boolean =>
  ['GET', 'HEAD'].includes(method) && /\.[a-z0-9]+$/i.test(path.slice(-10));

/**
 * Strapi answers 500 to every error that is not of its own classes. Some library errors mean that
 * the request is wrong: malformed JSON, a body that is too large, a number too large for
 * PostgreSQL. Here they keep their own status, and the service's own errors get the operator's language.
 * A database that cannot be reached is a 503, as in the API.
 */
async function refuseWrongRequests(strapi: Core.Strapi, ctx: Context, next: Next): Promise<void> {
  try {
    if (!isStatic(ctx) && !hasPanelToken(strapi, ctx)) await countWithoutKey(strapi, ctx);
    await next();
  } catch (thrown) {
    const error = toldIn(asUnavailable(thrown) ?? thrown, languageOf(ctx));
    if (keepsStatus(error)) return refuse(ctx, error);
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
    return (ctx, next) => answerErrors(ctx, () => refuseWrongRequests(strapi, ctx, next));
  });
  // Strapi's own middleware allows every origin, and accepts the panel's cookie from it.
  registry.extend('strapi::cors', () => () => passOn);
  registry.extend('strapi::body', (stock) => (config, app) => {
    return readPanelBody(strapi, (more) => stock({ ...config, ...more }, app));
  });
}
