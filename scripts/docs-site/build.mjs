import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../setup/project.mjs';
import { frame } from './frame.mjs';
import { GUIDES } from './guides.mjs';
import { escapeHtml, readMarkdown } from './markdown.mjs';
import { referencePages } from './reference.mjs';

const require = createRequire(import.meta.url);
const folder = join(root, 'dist/docs');
const read = (path) => readFileSync(join(root, path), 'utf8');

const guides = GUIDES.map(({ source, slug }) => ({
  address: `/docs/${slug}`,
  ...readMarkdown(read(source), source),
}));

const { openApiDocument } = require(join(root, 'dist/src/api/openapi/document/document.js'));
const reference = referencePages(openApiDocument(JSON.parse(read('package.json')).version));

const listOf = (pages) =>
  pages
    .map(({ address, title }) => `<li><a href="${address}">${escapeHtml(title)}</a></li>`)
    .join('');
const home = {
  address: '/docs',
  title: 'Documentation',
  sections: [],
  html: `<h1>Build on your invoicing</h1>
<p>Customers, products, invoices, quotations and payments of a business, over JSON and HTTP. You need a key: <a href="/docs/first-call">make your first call</a>.</p>
<h2>Guides</h2><ul>${listOf(guides)}</ul><h2>Reference</h2><ul>${listOf(reference)}</ul>`,
};
const missing = {
  address: '/docs/404',
  title: 'Page not found',
  sections: [],
  html: '<h1>Page not found</h1><p>There is no such page. Search above, or go to <a href="/docs">all pages</a>.</p>',
};

/** Writes the site to dist/docs. The server must be compiled. */
rmSync(folder, { recursive: true, force: true });
for (const page of [home, missing, ...guides, ...reference]) {
  const name = page.address === '/docs' ? 'index' : page.address.slice('/docs/'.length);
  const file = join(folder, `${name}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, frame({ guides, reference }, page));
}
const assets = join(folder, 'assets');
mkdirSync(assets, { recursive: true });
cpSync(join(root, 'scripts/docs-site/style.css'), join(assets, 'style.css'));
buildSync({
  entryPoints: [join(root, 'scripts/docs-site/search.js')],
  outfile: join(assets, 'search.js'),
  bundle: true,
  format: 'esm',
  target: 'es2020',
  minify: true,
  logLevel: 'error',
});
const entries = [...guides, ...reference].flatMap((page) =>
  page.sections.map(({ title, anchor, text }) => ({
    title,
    page: page.title,
    address: `${page.address}#${anchor}`,
    text,
  })),
);
writeFileSync(
  join(assets, 'search.json'),
  JSON.stringify(entries.map((one, id) => ({ id, ...one }))),
);
