import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt, isAllBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root, say } from './setup/project.mjs';

/**
 * `node scripts/command.mjs key-create …args`: installs and builds, then runs
 * dist/scripts/key-create.js.
 */
const [name = '', ...args] = process.argv.slice(2);
process.chdir(root);
await ensureInstalled({ dev: !isAllBuilt({ admin: false }) });
await ensureBuilt({ admin: false });
const file = join(root, 'dist/scripts', `${name}.js`);
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  say(`There is no command "${name}".`);
  process.exit(2);
}
const { main } = createRequire(import.meta.url)(file);
await main(args);
