import { hash } from 'node:crypto';
import type { Context } from 'koa';
import { ApiError } from '../../domain/errors';
import { say, type Sentence } from '../../messages/message';
import type { Middleware } from '../../strapi/middlewares';
import { readBody, refuseCompressed } from './read-body';

/** The files that a route takes as its body. */
export interface FileBody {
  /** Their media types. */
  types: readonly string[];
  /** In bytes. */
  largest: number;
  /** Says which files it takes. */
  refusal: Sentence;
}

export interface BodyFile {
  /** The type that its sender states. */
  type: string;
  content: Buffer;
}

/** The same with the hash of its bytes, in hexadecimal digits. */
export interface HashedFile extends BodyFile {
  sha256: string;
}

interface State {
  file?: HashedFile;
  rawBody?: string;
}

/** The file that is the body. Its content is not looked at. @throws ApiError 415 for another type; 413 */
export async function readFile(
  ctx: Context,
  { types, largest, refusal }: FileBody,
): Promise<BodyFile> {
  const type = ctx.request.type.toLowerCase();
  refuseCompressed(ctx);
  if (!types.includes(type)) throw new ApiError('unsupported_media_type', refusal);
  const tooLarge = say('file_too_large', { max: largest / 1_000_000 });
  return { type, content: await readBody(ctx, largest, tooLarge) };
}

/** Stands where `jsonBody` does. An Idempotency-Key is about the query and the bytes. */
export const fileBody =
  (taken: FileBody): Middleware =>
  async (ctx, next) => {
    const state = ctx.state as State;
    const file = await readFile(ctx, taken);
    const sha256 = hash('sha256', file.content);
    state.file = { ...file, sha256 };
    state.rawBody = `${ctx.querystring}\n${sha256}`;
    await next();
  };

/** The file that `fileBody` has read. */
export function fileOf(ctx: Context): HashedFile {
  const { file } = ctx.state as State;
  if (!file) throw new Error('The route reads no file');
  return file;
}
