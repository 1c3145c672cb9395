import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt, isAllBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { keepCompiled } from './setup/keep-compiled.mjs';
import { root } from './setup/project.mjs';

/**
 * `npm start`: installs, builds and runs the service. A second start has nothing to install or
 * build.
 */
keepCompiled();
process.chdir(root);
await ensureInstalled(isAllBuilt({ admin: true }) ? 'run' : 'build');
await ensureBuilt({ admin: true });
// Runs in this process, so that a signal reaches the service directly.
const { main } = createRequire(import.meta.url)(join(root, 'dist/scripts/serve.js'));
await main();
