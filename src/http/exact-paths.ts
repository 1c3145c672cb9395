import type { Context, Next } from 'koa';
import { ApiError } from '../domain/errors';
import { sendText } from './answer';
import { errorBody } from './error-body';
import { isMisspelt } from './paths';
import { requestId } from './request';

const NOT_FOUND = new ApiError(
  'not_found',
  'There is nothing at this path; spell paths exactly as the documentation does',
);

/**
 * The documented interface has one spelling. Any other (`/API/v1`, `//api/v1`, `/%61pi/v1`, …) is
 * 404 here. Uploaded files have one spelling too, since their headers depend on their path.
 * Runs before every part that judges by a path.
 */
export function exactPaths() {
  return (ctx: Context, next: Next) => {
    if (!isMisspelt(ctx.path)) return next();
    sendText(ctx, NOT_FOUND.status, JSON.stringify(errorBody(NOT_FOUND, requestId(ctx))));
  };
}
