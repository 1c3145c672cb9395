import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt, isAllBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root } from './setup/project.mjs';

/** `npm start`: from a fresh clone to a running service; a second start finds everything done. */
process.chdir(root);
await ensureInstalled({ dev: !isAllBuilt({ admin: true }) });
await ensureBuilt({ admin: true });
// In this very process: a signal then reaches the service without a parent in between.
const { main } = createRequire(import.meta.url)(join(root, 'dist/scripts/serve.js'));
await main();
