import { embeddedJson, html, type Html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { WORDS } from '../../words';
import { aside } from './aside';
import { hidden } from './dialogs';
import { eInvoice, labels, look } from './extras';
import { sheet } from './sheet';
import { sums } from './sums';
import type { PageText } from './text';
import { bar, drafts, intro } from './top';

/** A language chosen earlier is asked for before anything is drawn, so its script has no `defer`. */
const head = ({ words }: PageText): Html => html`
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${words.description}" />
    <title>${words.title}</title>
    <script src="/generator/language.js"></script>
    <link rel="icon" href="/generator/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/generator/style.css" />
    <script type="module" src="/generator/page.js"></script>
  </head>
`;

const main = (text: PageText): Html => html`
  <main>
    ${intro(text)}${drafts(text)}
    <form id="form" class="sheet" novalidate autocomplete="off" aria-label="${text.words.invoice}">
      ${sheet(text)}${sums(text)}${look(text)}${eInvoice(text)}${labels(text)}
    </form>
    ${aside(text)}
  </main>
`;

/** The generator's page in a language. Its scripts read their words from it. */
export function generatorPage(language: Language): string {
  const { page, document } = WORDS[language];
  const text: PageText = {
    language,
    words: page.html,
    labels: document.labels,
    units: document.units,
    deliveryDate: document.deliveryDate,
  };
  const words = embeddedJson('words', page.script);
  const body = html`${bar(text)}${main(text)}${hidden(text)}${words}`;
  return html`<!doctype html>
    <html lang="${language}">
      ${head(text)}
      <body>
        ${body}
      </body>
    </html>`.html;
}
