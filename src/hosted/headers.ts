import type { Context } from 'koa';
import { PAGE_CSS_HASH } from './page';

/** The page runs no script, loads nothing from elsewhere, and stands in no frame. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src '${PAGE_CSS_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of every answer below `/d/`. */
export function setHostedHeaders(ctx: Context): void {
  ctx.set(HEADERS);
}

export function sendHtml(ctx: Context, status: number, html: string): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

/** To a page after its form. @param path of the page */
export function sendBack(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = '';
}
