import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './project.mjs';

const FOLDER = 'public/generator';

/** The scripts of the page at / that are built from the server's own code: script and source. */
const SOURCES = {
  totals: 'src/generator/browser/totals.ts',
  labels: 'src/generator/browser/labels.ts',
  numbers: 'src/generator/browser/numbers.ts',
  grid: 'src/domain/clipboard-grid.ts',
  countries: 'src/generator/browser/countries.ts',
};

export const PAGE_SCRIPTS = Object.keys(SOURCES).map((name) => `${FOLDER}/${name}.js`);

/** Bundles the scripts, in a few milliseconds. */
export function buildPageScripts() {
  const { buildSync } = createRequire(import.meta.url)(join(root, 'node_modules/esbuild'));
  buildSync({
    absWorkingDir: root,
    entryPoints: SOURCES,
    outdir: FOLDER,
    bundle: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    banner: { js: '// Made from src/generator by scripts/setup/page-scripts.mjs.' },
    logLevel: 'error',
  });
}
