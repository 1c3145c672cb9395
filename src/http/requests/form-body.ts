import type { Context } from 'koa';
import getRawBody, { type RawBodyError } from 'raw-body';
import { ApiError } from '../../domain/errors';

const TYPE = 'application/x-www-form-urlencoded';

/** A form of a few short fields. */
const MOST_BYTES = 56_000;

/**
 * Reads the form of a page.
 * @throws ApiError 413, 415
 */
export async function readForm(ctx: Context, limit = MOST_BYTES): Promise<URLSearchParams> {
  const charset = ctx.request.charset.toLowerCase();
  const isForm = ctx.request.type.toLowerCase() === TYPE && ['', 'utf-8', 'utf8'].includes(charset);
  if (!isForm || !['', 'identity'].includes(ctx.get('content-encoding'))) {
    throw new ApiError('unsupported_media_type', 'Only the form of the page can be sent');
  }
  const length = ctx.req.headers['content-length'];
  try {
    return new URLSearchParams((await getRawBody(ctx.req, { limit, length })).toString('utf8'));
  } catch (error) {
    const { type } = error as Partial<RawBodyError>;
    if (type !== 'entity.too.large') throw error;
    throw new ApiError('payload_too_large', 'The form is too large');
  }
}
