import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './project.mjs';

/** The only script of the page at / that is built from the server's own code. */
export const PAGE_SCRIPT = 'public/generator/totals.js';

/** Bundles the script, in a few milliseconds. */
export function buildPageScript() {
  const { buildSync } = createRequire(import.meta.url)(join(root, 'node_modules/esbuild'));
  buildSync({
    absWorkingDir: root,
    entryPoints: ['src/generator/browser/totals.ts'],
    outfile: PAGE_SCRIPT,
    bundle: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    banner: {
      js: '// Made from src/generator/browser/totals.ts by scripts/setup/page-script.mjs.',
    },
    logLevel: 'error',
  });
}
