import { escapeHtml } from './markdown.mjs';

const card = ({ address, title, about }) =>
  `<li><a href="${address}"><strong>${escapeHtml(title)}</strong><span>${escapeHtml(about)}</span></a></li>`;
const cards = (pages) => `<ul class="cards">${pages.map(card).join('')}</ul>`;

const CALL = `curl $URL/api/v1/customers -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"name": "Acme Corporation"}'`;

/** The start page: where to begin, the guides, and the reference. */
export const homePage = (guides, reference) => ({
  address: '/docs',
  title: 'Documentation',
  sections: [],
  html: `<div class="start"><h1>Build on your invoicing</h1>
<p class="lead">Customers, invoices, quotations and payments of a business, as JSON over HTTP. <a href="/docs/first-call">Make your first call</a></p>
<pre tabindex="0"><code>${escapeHtml(CALL)}</code></pre>
<h2>Guides</h2>${cards(guides)}<h2>Reference</h2>${cards(reference)}</div>`,
});

export const missingPage = {
  address: '/docs/404',
  title: 'Page not found',
  sections: [],
  html: `<h1>Page not found</h1>
<p class="lead">There is no page at this address. Search for it, or begin at the <a href="/docs">start page</a>.</p>`,
};
