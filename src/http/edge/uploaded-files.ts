import type { Context, Next } from 'koa';

/** Pictures cannot run scripts, so browsers show them. They save all other files. */
const SHOWN = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const PDF = 'application/pdf';

/**
 * Uploads have the same origin as the panel, and older ones may be of any type. None of them may act
 * there: they get no script, no form and no origin.
 */
export async function guardUpload(ctx: Context, next: Next): Promise<void> {
  await next();
  if (ctx.status >= 400) return;
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (SHOWN.has(ctx.type)) return;
  ctx.set('Content-Disposition', 'attachment');
  // Otherwise injected markup in a page of ours could load an upload as a script.
  if (!ctx.type.startsWith('image/') && ctx.type !== PDF) ctx.type = 'application/octet-stream';
}
