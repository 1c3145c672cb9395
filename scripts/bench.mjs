import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root } from './setup/project.mjs';

/**
 * `npm run bench [-- --seconds 2 --rounds 1 --rows 20000]`: bench/options.ts lists all options.
 * `npm run bench:webhooks [-- 5000]`: the number of deliveries. It calls this with `webhooks` first.
 * `npm run bench:mails [-- 300]`: the number of mails. It calls this with `mails` first.
 * `npm run bench:csv [-- 200000]`: the number of exported invoices. It calls this with `csv` first.
 * `npm run bench:soak [-- --minutes 30]`: bench/soak/options.ts lists all options. It calls this with `soak` first.
 */
const [first, ...rest] = process.argv.slice(2);
const part = ['webhooks', 'mails', 'csv', 'soak'].find((name) => name === first);
process.chdir(root);
await ensureInstalled();
await ensureBuilt({ admin: false });
const { main } = createRequire(import.meta.url)(join(root, 'dist/bench', part ?? '', 'main.js'));
await main(part ? rest : process.argv.slice(2));
