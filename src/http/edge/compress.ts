import type { Context } from 'koa';
import compress from 'koa-compress';
import type { Middleware } from '../../strapi/middlewares';

/** Faster than the usual 6, and a list is a tenth all the same. */
const GZIP = { level: 4 };

const gzip = compress({ threshold: 1_024, gzip: GZIP, br: false, deflate: false, zstd: false });

/** The library compresses for `gzip;q=0` and `*;q=0`, too, and refuses who takes no encoding that it has. */
const takesGzip = (ctx: Context): boolean => ctx.acceptsEncodings('gzip', 'identity') === 'gzip';

const isRead = ({ method }: Context): boolean => method === 'GET';

/**
 * Compresses files and texts that are read, for who asks. Pages of documents and of the portal have secrets beside
 * what others wrote, and the length of a compressed answer would tell of them: these do without.
 */
export const compressed: Middleware = (ctx, next) => {
  if (!isRead(ctx)) return next();
  if (!takesGzip(ctx)) (ctx as { compress?: false }).compress = false;
  return gzip(ctx, next);
};

/** From here on Node writes bytes in a half to a third of the time that it needs for a text (measured on Node 20). */
const LONG_TEXT = 100_000;

/**
 * The same for the interface. An export that is cut off has to break off, and gzip would let it end.
 */
export const compressedTexts: Middleware = (ctx, next) =>
  compressed(ctx, async () => {
    await next();
    const { body } = ctx;
    if (typeof body !== 'string') (ctx as { compress?: false }).compress = false;
    else if (body.length > LONG_TEXT && !takesGzip(ctx)) ctx.body = Buffer.from(body);
  });
