import type { Context } from 'koa';
import getRawBody from 'raw-body';
import { validationError } from '../../../domain/errors';
import { discardRefusedBody } from '../../../http/requests/refused-body';
import { say } from '../../../messages/message';

/** The file that is the body of a request. @throws 400 for a larger one than `most` bytes */
export async function bodyBytes(ctx: Context, most: number): Promise<Buffer> {
  discardRefusedBody(ctx);
  try {
    return await getRawBody(ctx.req, { limit: most });
  } catch {
    const message = say('import_too_large', { max: most / 1_000_000 });
    throw validationError([{ path: ['file'], message }]);
  }
}
