import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { asUnavailable } from '../../database/failures';
import { ApiError } from '../../domain/errors';
import { sendText } from '../answers/answer';
import { errorBody } from '../answers/error-body';
import { requestId } from '../requests/request';

const INTERNAL = 'Something went wrong on our side; the request id leads to the cause in the log';

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return asUnavailable(error) ?? new ApiError('internal_error', INTERNAL);
}

/** The methods of the routes at this path. */
function allowedMethods(ctx: Context): string {
  const methods = (ctx.matched ?? []).flatMap((route) => route.methods);
  return [...new Set(methods)].sort().join(', ');
}

function isUnanswered(ctx: Context): boolean {
  return ctx.status >= 400 && (ctx.body === undefined || ctx.body === null);
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The error for a request without an answer: the path is unknown, or the path lacks the method. */
function unanswered(ctx: Context): ApiError {
  const allow = isDecodable(ctx.path) ? allowedMethods(ctx) : '';
  if (allow !== '') {
    const message = `${ctx.method} is not allowed here; allowed: ${allow}`;
    return new ApiError('method_not_allowed', message, { headers: { Allow: allow } });
  }
  return new ApiError('not_found', 'There is nothing at this path');
}

function answer(strapi: Core.Strapi, ctx: Context, thrown: unknown): void {
  const error = toApiError(thrown);
  if (error.code === 'internal_error') {
    const detail = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    strapi.log.error(`request ${requestId(ctx)} ${ctx.method} ${ctx.path}: ${detail}`);
  }
  for (const [name, value] of Object.entries(error.details.headers ?? {})) ctx.set(name, value);
  sendText(ctx, error.status, JSON.stringify(errorBody(error, requestId(ctx))));
}

/**
 * Owns every error body under /api/v1 and /api/invoice; the rest of Strapi keeps its own.
 * @param admit throws for callers who may not learn which paths there are
 */
export function apiErrors(
  strapi: Core.Strapi,
  admit: (ctx: Context) => Promise<unknown>,
): (ctx: Context, serve: () => Promise<unknown>) => Promise<void> {
  return async (ctx, serve) => {
    try {
      await serve();
      if (!isUnanswered(ctx)) return;
      await admit(ctx);
      throw unanswered(ctx);
    } catch (error) {
      answer(strapi, ctx, error);
    }
  };
}
