import { escapeHtml } from './markdown.mjs';

const link = ({ address, title }, more = '') =>
  `<a href="${address}"${more}>${escapeHtml(title)}</a>`;

const within = ({ address, sections }) =>
  `<ul>${sections
    .filter(({ level }) => level === 2)
    .map(({ title, anchor }) => `<li>${link({ address: `${address}#${anchor}`, title })}</li>`)
    .join('')}</ul>`;

/** The pages of a part; the current one with its sections. */
const list = (pages, current) =>
  `<ul>${pages
    .map((page) =>
      page.address === current
        ? `<li>${link(page, ' aria-current="page"')}${within(page)}</li>`
        : `<li>${link(page)}</li>`,
    )
    .join('')}</ul>`;

/** The pages before and after a page in the order of the menu. */
function neighbours(pages, address) {
  const at = pages.findIndex((page) => page.address === address);
  if (at < 0) return '';
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return `<nav class="neighbours" aria-label="Next pages">${before ? link(before, ' rel="prev"') : ''}${after ? link(after, ' rel="next"') : ''}</nav>`;
}

/** A whole page. Only the search needs its script. */
export const frame = ({ guides, reference }, { address, title, html }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} | Invoicing API</title>
<link rel="icon" type="image/svg+xml" href="/generator/icon.svg">
<link rel="stylesheet" href="/docs/assets/style.css">
<script type="module" src="/docs/assets/search.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header>
<a class="brand" href="/docs"><img src="/generator/icon.svg" alt="" width="26" height="26">Invoicing API</a>
<search hidden><label for="query">Search the documentation</label>
<input id="query" type="search" autocomplete="off" placeholder="Search: press /">
<div id="found" hidden><p role="status"></p><ul></ul></div></search>
<nav aria-label="Other"><a href="/admin">Panel</a><a href="/api/v1/openapi.json">OpenAPI</a></nav>
</header>
<div class="columns">
<nav class="pages" aria-label="Pages"><details open><summary>All pages</summary>
<p>Guides</p>${list(guides, address)}<p>Reference</p>${list(reference, address)}</details></nav>
<main id="main" tabindex="-1">${html}${neighbours([...guides, ...reference], address)}</main>
</div>
</body>
</html>
`;
