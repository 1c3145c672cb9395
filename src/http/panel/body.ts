import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasPanelToken } from '../../strapi/server';
import type { MakeStock, Middleware } from '../../strapi/middlewares';
import { discardRefusedBody } from '../requests/refused-body';
import { isUploadRoute, readUpload } from './read-upload';

/** Far more than a stranger writes in the forms to log in. */
const MOST_OF_STRANGERS = '64kb';

/** Far more levels than any form of the panel. Recursive code overflows after a few thousand. */
const DEEPEST = 100;

/**
 * Throws 400 for a parsed body that Strapi would answer with 500: one nested so deep that a recursion
 * overflows, or one with NUL in a text, which PostgreSQL cannot store.
 */
function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') refuseNul(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw new errors.ValidationError('The body is nested too deep');
  for (const [key, inner] of Object.entries(value)) {
    refuseNul(key);
    refuseUnstorable(inner, depth + 1);
  }
}

function refuseNul(text: string): void {
  if (text.includes('\0')) {
    throw new errors.ValidationError('The body must not hold NUL characters');
  }
}

const nothing = () => Promise.resolve();

/**
 * Reads bodies outside the documented interface, mostly those of the admin panel. Strapi's reader
 * accepts at most 1 MB of JSON or 56 kB of a form, and here little of those who are not logged in. It writes files to the disk, so only the panel's
 * upload routes accept them, and only from people who are logged in.
 */
export function readPanelBody(strapi: Core.Strapi, make: MakeStock): Middleware {
  const limits = { jsonLimit: MOST_OF_STRANGERS, formLimit: MOST_OF_STRANGERS };
  const read = make({ multipart: false });
  const readLittle = make({ multipart: false, ...limits, textLimit: MOST_OF_STRANGERS });
  return async (ctx, next) => {
    if (/%00/.test(ctx.url)) return void ctx.badRequest('The address must not hold NUL characters');
    if (!ctx.is('multipart')) {
      await (hasPanelToken(strapi, ctx) ? read : readLittle)(ctx, nothing);
      refuseUnstorable(ctx.request.body);
      return next();
    }
    if (isUploadRoute(ctx)) return readUpload(strapi, make, ctx, next);
    discardRefusedBody(ctx);
    return void ctx.unsupportedMediaType('Files can be sent to the media library only');
  };
}
