import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root, run } from './setup/project.mjs';

/**
 * - `npm run bench [-- --seconds 2 --rounds 1 --rows 20000]`: bench/options.ts lists all options.
 * - `npm run bench -- webhooks [5000]`: the number of deliveries.
 * - `npm run bench -- mails [300]`: the number of mails.
 * - `npm run bench -- recurring [10000]`: the number of recurring invoices that are due at once.
 * - `npm run bench -- csv [200000]`: the number of exported invoices.
 * - `npm run bench -- waits [200]`: the number of PDFs that are made beside a flood.
 * - `npm run bench -- pages [7]`: the number of visits in Chromium.
 * - `npm run bench -- soak [--minutes 30]`: bench/soak/options.ts lists all options.
 * - `npm run bench -- pdf`: documents in one worker, then over HTTP. With `--http` only the second part, whose
 *   options are in bench/pdf-http/options.ts.
 */
const FOLDERS = {
  webhooks: 'webhooks',
  mails: 'mails',
  recurring: 'recurring',
  csv: 'csv',
  waits: 'waits',
  pages: 'pages',
  soak: 'soak',
  pdf: 'pdf-http',
};
const [first = '', ...rest] = process.argv.slice(2);
const isPart = Object.hasOwn(FOLDERS, first);
const args = isPart ? rest : process.argv.slice(2);
process.chdir(root);
await ensureInstalled('test');
await ensureBuilt({ admin: first === 'pages', bench: true });
if (first === 'pdf') {
  // As in the service. In development, React runs extra checks, in react-pdf and in our templates.
  process.env.NODE_ENV ??= 'production';
  if (!args.includes('--http')) await inOneWorker();
}
const file = join(root, 'dist/bench', isPart ? FOLDERS[first] : '', 'main.js');
const { main } = createRequire(import.meta.url)(file);
await main(args);

async function inOneWorker() {
  const code = await run(process.execPath, ['dist/bench/pdf.js'], { cwd: root, stdio: 'inherit' });
  if (code !== 0) process.exit(code);
}
