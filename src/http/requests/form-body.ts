import type { Context } from 'koa';
import getRawBody, { type RawBodyError } from 'raw-body';
import { ApiError } from '../../domain/errors';

const MOST_BYTES = 56_000;
const TYPE = 'application/x-www-form-urlencoded';

/**
 * The fields of a form that a page of ours sends.
 * @throws ApiError 413, 415
 */
export async function readForm(ctx: Context): Promise<URLSearchParams> {
  const charset = ctx.request.charset.toLowerCase();
  const isForm = ctx.request.type.toLowerCase() === TYPE && ['', 'utf-8', 'utf8'].includes(charset);
  if (!isForm || !['', 'identity'].includes(ctx.get('content-encoding')))
    throw new ApiError('unsupported_media_type', 'Only the form of the page can be sent');
  const length = ctx.req.headers['content-length'];
  try {
    const bytes = await getRawBody(ctx.req, { limit: MOST_BYTES, length });
    return new URLSearchParams(bytes.toString('utf8'));
  } catch (error) {
    const { type } = error as Partial<RawBodyError>;
    if (type !== 'entity.too.large') throw error;
    throw new ApiError('payload_too_large', 'The form is too large');
  }
}
