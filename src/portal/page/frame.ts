import { html, Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { PAGE_CSS } from '../../hosted/page';
import { PORTAL_CSS } from './style';

interface Frame {
  language: Language;
  title: string;
  /** Who is signed in; null for nobody. */
  person: { email: string } | null;
}

const STYLES = new Html(`<style>${PAGE_CSS}</style><style>${PORTAL_CSS}</style>`);

/** A page of the portal around its content: HTML without scripts. */
export function portalPage({ language, title }: Frame, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        ${STYLES}
      </head>
      <body>
        ${body}
      </body>
    </html> `.html;
}
