import type { Context } from 'koa';
import getRawBody, { type RawBodyError } from 'raw-body';
import { ApiError } from '../../domain/errors';
import type { Sentence } from '../../messages/message';

/**
 * The bytes of the body. It stops reading as soon as there are too many, and does not rely on the headers.
 * @param limit in bytes
 * @throws ApiError 413 with `tooLarge`; 400 for a body that is cut off
 */
export async function readBody(ctx: Context, limit: number, tooLarge: Sentence): Promise<Buffer> {
  const length = ctx.req.headers['content-length'];
  try {
    return await getRawBody(ctx.req, { limit, length });
  } catch (error) {
    const { type } = error as Partial<RawBodyError>;
    if (type === 'entity.too.large') throw new ApiError('payload_too_large', tooLarge);
    if (type === 'request.aborted') throw new ApiError('malformed_json', 'The body is cut off');
    throw error;
  }
}

/** @throws ApiError 415 */
export function refuseCompressed(ctx: Context): void {
  const encoding = ctx.get('content-encoding');
  if (encoding === '' || encoding === 'identity') return;
  throw new ApiError('unsupported_media_type', 'The body must not be compressed');
}
