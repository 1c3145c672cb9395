import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root, run } from './setup/project.mjs';

/**
 * `npm run bench:pdf`: what a document costs in one worker, then over HTTP. With `-- --http` only
 * the second part; see bench/pdf-http/options.ts for its options.
 */
process.chdir(root);
// As the service runs: React checks itself otherwise, in react-pdf as in our templates.
process.env.NODE_ENV ??= 'production';
const args = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt({ admin: false });
if (!args.includes('--http')) {
  const code = await run(process.execPath, ['dist/bench/pdf.js'], { cwd: root, stdio: 'inherit' });
  if (code !== 0) process.exit(code);
}
const { main } = createRequire(import.meta.url)(join(root, 'dist/bench/pdf-http/main.js'));
await main(args);
