import { escapeHtml } from './markdown.mjs';

const list = (pages, current) =>
  `<ul>${pages
    .map(
      ({ address, title }) =>
        `<li><a href="${address}"${address === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`,
    )
    .join('')}</ul>`;

const contents = (sections) => {
  const shown = sections.filter(({ level }) => level === 2);
  if (shown.length < 2) return '';
  return `<nav class="contents" aria-label="On this page"><p>On this page</p><ul>${shown
    .map(({ title, anchor }) => `<li><a href="#${anchor}">${escapeHtml(title)}</a></li>`)
    .join('')}</ul></nav>`;
};

/** A whole page. Only the search needs its script. */
export const frame = ({ guides, reference }, { address, title, html, sections }) => `<!doctype html>
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
<a class="brand" href="/docs"><img src="/generator/icon.svg" alt="" width="28" height="28">Invoicing API</a>
<search hidden><label for="query">Search</label>
<input id="query" type="search" autocomplete="off" placeholder="Press / to search">
<div id="found" role="region" aria-label="Results" aria-live="polite" hidden></div></search>
<nav aria-label="Other"><a href="/admin">Panel</a><a href="/api/v1/openapi.json">OpenAPI</a></nav>
</header>
<div class="columns">
<nav class="pages" aria-label="Pages"><details open><summary>All pages</summary>
<p>Guides</p>${list(guides, address)}<p>Reference</p>${list(reference, address)}</details></nav>
<main id="main">${html}</main>
${contents(sections)}
</div>
</body>
</html>
`;
