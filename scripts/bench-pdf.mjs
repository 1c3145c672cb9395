import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root, run } from './setup/project.mjs';

/**
 * `npm run bench:pdf`: measures documents in one worker, then over HTTP. With `-- --http` it runs
 * only the second part, whose options are in bench/pdf-http/options.ts.
 */
process.chdir(root);
// As in the service. In development, React runs extra checks, in react-pdf and in our templates.
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
