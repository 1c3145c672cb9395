import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { authService } from '../../strapi/server';
import type { MakeStock } from '../../strapi/middlewares';
import { routedPath } from '../edge/surface';
import { discardRefusedBody } from '../requests/refused-body';

/** The routes of the panel's media library that take files. */
const UPLOADS = /^\/upload(?:\/files(?:\/[^/]+\/replace)?)?$/;

const MAX_FILES = 20;
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FIELD_BYTES = 1024 * 1024;
const MAX_BODY_BYTES = MAX_FILE_BYTES + 2 * MAX_FIELD_BYTES;

export function isUploadRoute(ctx: Context): boolean {
  return ctx.method === 'POST' && UPLOADS.test(routedPath(ctx.path));
}

/** Runs Strapi's own check of the panel's routes. The check itself answers 401. */
async function isLoggedIn(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  let loggedIn = false;
  (ctx.state as { route?: object }).route = { info: { type: 'admin' }, config: {} };
  await authService(strapi).authenticate(ctx, () => {
    loggedIn = true;
    return Promise.resolve();
  });
  return loggedIn;
}

/** Limits for all files of a request together. Formidable has no limit for their number. */
function limits(uploadDir: string) {
  let files = 0;
  const isOneTooMany = () => files > MAX_FILES;
  const filter = () => {
    files += 1;
    return !isOneTooMany();
  };
  const sizes = { maxFileSize: MAX_FILE_BYTES, maxFieldsSize: MAX_FIELD_BYTES, maxFields: 100 };
  return {
    formidable: { uploadDir, ...sizes, enabledPlugins: ['multipart'], filter },
    isOneTooMany,
  };
}

/**
 * Reads files into a new folder for this request, after the check of the session. Deletes the folder
 * after every answer, and after a failure.
 */
export async function readUpload(
  strapi: Core.Strapi,
  make: MakeStock,
  ctx: Context,
  next: Next,
): Promise<void> {
  discardRefusedBody(ctx);
  if (!(await isLoggedIn(strapi, ctx))) return;
  if (Number(ctx.get('content-length')) > MAX_BODY_BYTES) return ctx.payloadTooLarge('FileTooBig');
  const folder = await mkdtemp(path.join(tmpdir(), 'invoicing-upload-'));
  try {
    const { formidable, isOneTooMany } = limits(folder);
    await make({ multipart: true, formidable })(ctx, async () => {
      if (isOneTooMany()) return ctx.payloadTooLarge(`At most ${MAX_FILES} files at once`);
      await next();
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
