import type { Context } from 'koa';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseJson, TooManyParts } from '../../domain/json';
import { ApiError } from '../../domain/errors';
import type { Middleware } from '../../strapi/middlewares';
import { readBody, refuseCompressed } from './read-body';

/** 1 MB (contract §1). */
export const MAX_BODY_BYTES = 1_000_000;

/** Of lists and objects, and of long numbers. A document of 1,000 lines has some thousands of each. */
export const MOST_PARTS = 20_000;

/** In characters. To read more takes tens of milliseconds, and others get their turn before it is handled. */
const LARGE = 100_000;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;

function refuseOtherTypes(ctx: Context): void {
  const type = ctx.request.type.toLowerCase();
  const charset = ctx.request.charset.toLowerCase();
  refuseCompressed(ctx);
  if (!JSON_TYPE.test(type) || !['', 'utf-8', 'utf8'].includes(charset)) {
    throw new ApiError('unsupported_media_type', 'The body must be application/json in UTF-8');
  }
}

/**
 * Reads and parses the body, and keeps its text for idempotency. Throws 413, 415 or 400
 * `malformed_json`. An empty body stays `undefined`, so that the route names the missing fields.
 */
async function readJsonBody(ctx: Context): Promise<void> {
  const state = ctx.state as { rawBody?: string };
  const bytes = await readBody(ctx, MAX_BODY_BYTES, 'The body is larger than 1 MB');
  if (bytes.length === 0) {
    state.rawBody = '';
    return;
  }
  refuseOtherTypes(ctx);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    state.rawBody = text;
    ctx.request.body = parseJson(text, MOST_PARTS);
    if (text.length > LARGE) await nextTurn();
  } catch (error) {
    throw new ApiError(
      'malformed_json',
      error instanceof TooManyParts
        ? 'The body holds more than 20,000 lists and objects, or long numbers'
        : 'The body is not well-formed JSON',
    );
  }
}

/** Stands after all that may refuse a request without its body: the key, its scope, the limits. */
export const jsonBody: Middleware = async (ctx, next) => {
  await readJsonBody(ctx);
  await next();
};
