import type { Language } from '../../domain/languages';
import { WORDS } from '../../words';
import type { NoticeStatus } from '../../words/hosted';
import type { PageView } from '../page-view';
import { decide } from './decide';
import { details, downloads, remarks } from './details';
import { head } from './head';
import { html, Html } from '../../domain/html';
import { lines, totals } from './lines';
import { pay } from './pay';
import { brandCss, PAGE_CSS } from './style';

export { brandCss, cssHash, PAGE_CSS } from './style';
export type { NoticeStatus } from '../../words/hosted';

const style = (css: string): Html => new Html(`<style>${css}</style>`);
const STYLE = style(PAGE_CSS);

interface Whole {
  language: Language;
  title: string;
  /** A style beside that of all pages. */
  css?: string;
}

/** A page without scripts, as HTML. */
export function wholePage({ language, title, css }: Whole, body: Html): string {
  return html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        ${STYLE}${css ? style(css) : null}
      </head>
      <body>
        ${body}
      </body>
    </html> `.html;
}

/** On a phone people read a quotation before they decide. A refused decision stands above it. */
const isToDecide = ({ decision }: PageView): boolean =>
  decision?.state === 'open' && !decision.refused;

/**
 * The page of a document as its customer sees it: HTML without scripts. All it loads is the logo. Its two
 * styles are inline: `PAGE_CSS`, and `brandCss` of the colour of the document.
 */
export function hostedPage(view: PageView): string {
  const words = WORDS[view.language].hosted;
  const { document, language } = view;
  const title = `${document.title} – ${document.sender.name}`;
  // The words of a document may be of another language than those of the page around it.
  const other = document.language !== language && html`lang="${document.language}"`;
  const aside = html`<div class="aside">
    ${pay(view, words)} ${decide(view, words)} ${downloads(view, words)}
  </div>`;
  const sheet = html`<div class="document" ${other}>
    ${details(document, words)} ${lines(document, words)} ${totals(document, words)}
    ${remarks(document)}
  </div>`;
  return wholePage(
    { language, title, css: brandCss(document.color) },
    html`<main>${head(view, words)} ${isToDecide(view) ? [sheet, aside] : [aside, sheet]}</main>
      <footer class="foot">${view.foot.map((line) => html`<p dir="auto">${line}</p>`)}</footer>`,
  );
}

/**
 * The page in place of one that cannot be shown, by its status.
 * @param own a text instead of the usual one
 */
export function noticePage(
  status: NoticeStatus,
  language: Language,
  own: string | null = null,
): string {
  const { title, text } = WORDS[language].hosted.notices[status];
  return wholePage(
    { language, title },
    html`<main class="notice">
      <h1>${title}</h1>
      <p>${own ?? text}</p>
    </main>`,
  );
}
