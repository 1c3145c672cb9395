import type { Context } from 'koa';
import { cssHash, PAGE_CSS } from './page';
import type { Settings } from '../settings';

const OWN_FORMS = "'self'";

/** The page runs no script, loads nothing from elsewhere, and stands in no frame. */
export const policyFor = (styles: readonly string[], forms = OWN_FORMS): string =>
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

interface Needs {
  /** The styles of the page beside that of all pages. */
  styles: readonly string[];
  /** Whether a form of the page leads to a payment provider. */
  pays: boolean;
}

/**
 * Lets a page have styles of its own and lead to a payment provider. Browsers hold the redirect after a form to
 * `form-action`, too, and a provider may send payers to a domain of the business. So a page with such a form allows
 * any HTTPS address, and that of a stand-in.
 */
export function setPolicy(
  ctx: Context,
  { styles, pays }: Needs,
  { STRIPE_API_URL: other }: Pick<Settings, 'STRIPE_API_URL'>,
): void {
  const forms = pays ? `${OWN_FORMS} https: ${other}`.trim() : OWN_FORMS;
  ctx.set('Content-Security-Policy', policyFor([STYLE_OF_ALL, ...styles.map(cssHash)], forms));
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
