import type { Core } from '@strapi/strapi';
import type { MakeStock, Middleware } from '../../strapi/middlewares';
import { discardRefusedBody } from '../requests/refused-body';
import { refuseUnstorable } from './unstorable-body';
import { isUploadRoute, readUpload } from './read-upload';

const nothing = () => Promise.resolve();

/**
 * Reads bodies outside the documented interface, mostly those of the admin panel. Strapi's reader
 * accepts at most 1 MB of JSON or 56 kB of a form. It writes files to the disk, so only the panel's
 * upload routes accept them, and only from people who are logged in.
 */
export function readPanelBody(strapi: Core.Strapi, make: MakeStock): Middleware {
  const read = make({ multipart: false });
  return async (ctx, next) => {
    if (/%00/.test(ctx.url)) return void ctx.badRequest('The address must not hold NUL characters');
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
