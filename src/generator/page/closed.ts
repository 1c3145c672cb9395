import { html } from '../../domain/html';
import type { Language } from '../../domain/languages';
import { WORDS } from '../../words';

/** The page in place of the generator while it is closed to the public. It needs no script. */
export function closedPage(language: Language): string {
  const words = WORDS[language].page.html;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
        <link rel="icon" href="/generator/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/generator/style.css" />
      </head>
      <body>
        <main>
          <section class="intro">
            <h1>${words.closedTitle}</h1>
            <p>${words.closed} <a href="/admin">${words.toPanel}</a></p>
          </section>
        </main>
      </body>
    </html>`.html;
}
