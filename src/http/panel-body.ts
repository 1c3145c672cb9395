import { discardRefusedBody } from './refused-body';
import type { StandIn } from './stand-in';
import { refuseUnstorable } from './storable';
import { isUploadRoute, readUpload } from './upload';

const nothing = () => Promise.resolve();

/**
 * Reads bodies outside the documented interface, above all the admin panel's. Strapi's reader keeps at
 * most 1 MB of JSON or 56 kB of a form in memory. It writes files to the disk, so only the panel's
 * upload routes accept them, and only from somebody who is logged in.
 */
export const readPanelBody: StandIn = (make, strapi) => {
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
};
