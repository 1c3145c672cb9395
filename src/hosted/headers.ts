import type { Context } from 'koa';
import { brandCss, cssHash, PAGE_CSS } from './page';
import type { PageView } from './page-view';
import type { Settings } from '../settings';

/** The page runs no script, loads nothing from elsewhere, and stands in no frame. */
export const policyFor = (styles: readonly string[], forms = "'self'"): string =>
  [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${styles.map((hash) => `'${hash}'`).join(' ')}`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const STYLE_OF_ALL = cssHash(PAGE_CSS);

const HEADERS = {
  'Content-Security-Policy': policyFor([STYLE_OF_ALL]),
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

/**
 * Lets the page have the colour of its business. Browsers hold the redirect after a form to `form-action`, too,
 * and a provider may send payers to a domain of the business. So a page with the button allows any HTTPS address, and
 * that of a stand-in.
 */
export function setPagePolicy(
  ctx: Context,
  { document, online }: PageView,
  { STRIPE_API_URL: other }: Pick<Settings, 'STRIPE_API_URL'>,
): void {
  const styles = [STYLE_OF_ALL, cssHash(brandCss(document.color))];
  const forms = online?.state === 'offered' ? `'self' https: ${other}`.trim() : "'self'";
  ctx.set('Content-Security-Policy', policyFor(styles, forms));
}

export function sendHtml(ctx: Context, status: number, html: string): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}

/** To a page after its form. @param path of the page, or the URL of a provider's */
export function sendBack(ctx: Context, path: string): void {
  ctx.status = 303;
  ctx.set('Location', path);
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = '';
}
