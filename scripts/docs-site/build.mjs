import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../setup/project.mjs';
import { frame } from './frame.mjs';
import { GUIDES } from './guides.mjs';
import { homePage, missingPage } from './home.mjs';
import { readMarkdown } from './markdown.mjs';
import { referencePages } from './reference.mjs';

const require = createRequire(import.meta.url);
const folder = join(root, 'dist/docs');
const read = (path) => readFileSync(join(root, path), 'utf8');

const guides = GUIDES.map(({ source, slug, about }) => ({
  address: `/docs/${slug}`,
  about,
  ...readMarkdown(read(source), source),
}));

const { openApiDocument } = require(join(root, 'dist/src/api/openapi/document/document.js'));
const reference = referencePages(openApiDocument(JSON.parse(read('package.json')).version));

/** Writes the site to dist/docs. The server must be compiled. */
rmSync(folder, { recursive: true, force: true });
for (const page of [homePage(guides, reference), missingPage, ...guides, ...reference]) {
  const name = page.address === '/docs' ? 'index' : page.address.slice('/docs/'.length);
  const file = join(folder, `${name}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, frame({ guides, reference }, page));
}
const assets = join(folder, 'assets');
mkdirSync(assets, { recursive: true });
cpSync(join(root, 'scripts/docs-site/style.css'), join(assets, 'style.css'));
buildSync({
  entryPoints: [join(root, 'scripts/docs-site/search.mjs')],
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
