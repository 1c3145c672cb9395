import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { hasManyParts } from '../../domain/json';
import { hasPanelToken } from '../../strapi/server';
import type { MakeStock, Middleware } from '../../strapi/middlewares';
import { MAX_BODY_BYTES, MOST_PARTS } from '../requests/json-body';
import { discardRefusedBody } from '../requests/refused-body';
import { isUploadRoute, readUpload } from './read-upload';

/** Far more than a stranger writes in the forms to log in. */
const MOST_OF_STRANGERS = 64_000;

/** Far more levels than any form of the panel. Recursive code overflows after a few thousand. */
const DEEPEST = 100;

/**
 * Throws 400 for a parsed body that Strapi would answer with 500: one nested so deep that a recursion
 * overflows, or one with NUL in a text, which PostgreSQL cannot store. A key `__proto__` could change a prototype.
 */
function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') refuseNul(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new errors.ValidationError('The body is nested too deep');
  if (Array.isArray(value)) return value.forEach((inner) => refuseUnstorable(inner, depth + 1));
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw new errors.ValidationError('The body must not hold __proto__');
    refuseNul(key);
    refuseUnstorable((value as Record<string, unknown>)[key], depth + 1);
  }
}

function refuseNul(text: string): void {
  if (text.includes('\0')) {
    throw new errors.ValidationError('The body must not hold NUL characters');
  }
}

const UNREADABLE = 'The body must be a list or an object of JSON';
const TOO_MANY = 'The body holds too many lists and objects';

/** @throws ValidationError, which the panel shows */
function parsed(text: string): object {
  if (text === '') return {};
  if (hasManyParts(text, MOST_PARTS)) throw new errors.ValidationError(TOO_MANY);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch {
    // It is no JSON.
  }
  throw new errors.ValidationError(UNREADABLE);
}

const WRITES = ['POST', 'PUT', 'PATCH'];

/**
 * Reads JSON in place of Strapi's reader, which parses whatever fits in a megabyte: half a million nested lists
 * hold the service for a quarter of a second.
 */
async function readJson(ctx: Context, limit: number): Promise<void> {
  const length = ctx.req.headers['content-length'];
  const text = await getRawBody(ctx.req, { limit, length, encoding: 'utf8' });
  ctx.request.body = parsed(text);
  refuseUnstorable(ctx.request.body);
}

const nothing = () => Promise.resolve();

/**
 * Reads bodies outside the documented interface, mostly those of the admin panel: at most 1 MB of JSON, and little
 * of those who are not logged in. Strapi's own reader has the forms. It writes files to the disk, so only the
 * panel's upload routes accept them, and only from people who are logged in.
 */
export function readPanelBody(strapi: Core.Strapi, make: MakeStock): Middleware {
  const limit = MOST_OF_STRANGERS;
  const read = make({ multipart: false, jsonLimit: limit, formLimit: limit, textLimit: limit });
  return async (ctx, next) => {
    if (/%00/.test(ctx.url)) return void ctx.badRequest('The address must not hold NUL characters');
    if (WRITES.includes(ctx.method) && ctx.is('json')) {
      await readJson(ctx, hasPanelToken(strapi, ctx) ? MAX_BODY_BYTES : MOST_OF_STRANGERS);
      return next();
    }
    if (!ctx.is('multipart')) {
      await read(ctx, nothing);
      refuseUnstorable(ctx.request.body);
      return next();
    }
    if (isUploadRoute(ctx)) return readUpload(strapi, make, ctx, next);
    discardRefusedBody(ctx);
    return void ctx.unsupportedMediaType('Files can be sent to the media library only');
  };
}
