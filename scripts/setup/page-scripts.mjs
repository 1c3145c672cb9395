import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './project.mjs';

const FOLDER = 'public/generator';

/** The scripts of the page at / that are built from the server's own code: script and source. */
const SOURCES = {
  totals: 'src/generator/browser/totals.ts',
  labels: 'src/generator/browser/labels.ts',
  numbers: 'src/generator/browser/numbers.ts',
  'likely-currency': 'src/generator/browser/likely-currency.ts',
  grid: 'src/domain/clipboard-grid.ts',
};

/** All of the page's script in one file. As twenty modules it took two rounds of requests. */
const PAGE = { page: `${FOLDER}/main.js` };

export const PAGE_SCRIPTS = Object.keys({ ...SOURCES, ...PAGE }).map(
  (name) => `${FOLDER}/${name}.js`,
);

/** Bundles the scripts, in a few milliseconds. */
export async function buildPageScripts() {
  const { build, stop } = createRequire(import.meta.url)(join(root, 'node_modules/esbuild'));
  // The second imports what the first makes.
  for (const entryPoints of [SOURCES, PAGE])
    await build({
      absWorkingDir: root,
      entryPoints,
      outdir: FOLDER,
      bundle: true,
      format: 'esm',
      target: 'es2020',
      minify: true,
      banner: { js: '// Made by scripts/setup/page-scripts.mjs.' },
      logLevel: 'error',
    });
  // Its process, of 15 MB, would live as long as the service. That of `buildSync` would stay a zombie.
  await stop();
}
