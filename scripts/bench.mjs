import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root } from './setup/project.mjs';

/** `npm run bench [-- --seconds 2 --rounds 1 --rows 20000]`: see bench/options.ts for all of them. */
process.chdir(root);
await ensureInstalled();
await ensureBuilt({ admin: false });
const { main } = createRequire(import.meta.url)(join(root, 'dist/bench/main.js'));
await main(process.argv.slice(2));
