import { ReadStream } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** Pictures cannot act, so browsers show them. They save all other files. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const PDF = 'application/pdf';

/** Whether a path leads to uploads, in any spelling. */
function namesUploads(asked: string): boolean {
  try {
    const plain = path.posix.normalize(decodeURIComponent(asked).replaceAll('\\', '/'));
    return /^\/+uploads(?:\/|$)/i.test(plain);
  } catch {
    return true;
  }
}

/** Whether the sent file is in that folder, by any path. */
function sendsUpload(body: unknown, folder: string): boolean {
  if (!(body instanceof ReadStream)) return false;
  const file = path.resolve(String(body.path)).toLowerCase();
  return file.startsWith(folder.toLowerCase() + path.sep);
}

/**
 * Uploads are served from the panel's own address, and older ones may be of any type. None of them may
 * run there: they get no script, no form and no origin.
 */
export default (_config: object, { strapi }: { strapi: Core.Strapi }) => {
  const folder = path.resolve(strapi.dirs.static.public, 'uploads');
  return async (ctx: Context, next: Next) => {
    await next();
    if (ctx.status >= 400) return;
    if (!namesUploads(ctx.path) && !sendsUpload(ctx.body, folder)) return;
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (SHOWN.has(ctx.type)) return;
    ctx.set('Content-Disposition', 'attachment');
    // Otherwise injected markup in a page of ours could load an upload as a script.
    if (!ctx.type.startsWith('image/') && ctx.type !== PDF) ctx.type = 'application/octet-stream';
  };
};
