import type { Context, Next } from 'koa';
import { isUploadPath } from '../http/paths';

/** Pictures cannot act; anything else a browser saves instead of showing it. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const PDF = 'application/pdf';

/**
 * Uploads are served from the panel's own address, and some were uploaded before only pictures and
 * PDFs could be. None of them may run there: they get no script, no form and no origin.
 * Stands behind `global::exact-paths`, which leaves one spelling of their paths.
 */
export default () => async (ctx: Context, next: Next) => {
  await next();
  if (!isUploadPath(ctx.path) || ctx.status >= 400) return;
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (SHOWN.has(ctx.type)) return;
  ctx.set('Content-Disposition', 'attachment');
  // Or a page of ours into which somebody got markup could load an upload as a script.
  if (!ctx.type.startsWith('image/') && ctx.type !== PDF) ctx.type = 'application/octet-stream';
};
