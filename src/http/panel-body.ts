import type { StandIn } from './chain';
import { refuseUnstorable } from './storable';
import { isUploadRoute, readUpload } from './upload';

const nothing = () => Promise.resolve();

/**
 * Bodies outside the documented interface, the admin panel's above all. Strapi's reader keeps at
 * most 1 MB of JSON or 56 kB of a form in memory. Files, which it writes to the disk, are accepted
 * only where the panel uploads, and from somebody who is logged in.
 */
export const readPanelBody: StandIn = (make, strapi) => {
  const read = make({ multipart: false });
  return async (ctx, next) => {
    if (/%00/.test(ctx.url)) return void ctx.badRequest('The address must not hold NUL characters');
    if (!ctx.is('multipart')) {
      await read(ctx, nothing);
      refuseUnstorable((ctx.request as unknown as { body?: unknown }).body);
      return next();
    }
    if (isUploadRoute(ctx)) return readUpload(strapi, make, ctx, next);
    ctx.set('Connection', 'close');
    return void ctx.unsupportedMediaType('Files can be sent to the media library only');
  };
};
