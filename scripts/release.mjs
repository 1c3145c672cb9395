import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GUIDES } from './docs-site/guides.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { root, say } from './setup/project.mjs';

/** Everything that runs. `npm start` compares the build with its sources, so they are part of it. */
const PARTS = [
  'config',
  'database',
  'dist',
  'public',
  'scripts',
  'src',
  '.npmrc',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  ...GUIDES.map(({ source }) => source),
];

/** A folder in use may hold uploads, which are no part of a release. */
const isPart = (path) =>
  !path.startsWith(join(root, 'public/uploads/')) || path.endsWith('.gitkeep');

/** Maps and declarations of packages: debuggers and compilers read them. */
const FOR_TOOLS = /\.(?:map|d\.[cm]?ts)$/;

/**
 * `node scripts/release.mjs FOLDER`: makes a folder that runs without packages of development and of the
 * build. Its user need not write to it, but for public/uploads. The Dockerfile and a test make it in the same way.
 */
const [argument] = process.argv.slice(2);
if (!argument) {
  say('Usage: node scripts/release.mjs FOLDER');
  process.exit(2);
}
const folder = resolve(argument);
if (existsSync(folder) && readdirSync(folder).length > 0) {
  say(`${folder} is not empty.`);
  process.exit(1);
}
process.chdir(root);
await ensureInstalled('build');
await ensureBuilt({ admin: true });
mkdirSync(folder, { recursive: true });
for (const part of PARTS) {
  cpSync(join(root, part), join(folder, part), { recursive: true, filter: isPart });
}
// The same step as at a start in that folder.
const { ensureInstalled: installIn } = await import(
  pathToFileURL(join(folder, 'scripts/setup/ensure-installed.mjs'))
);
await installIn('run');
const packages = join(folder, 'node_modules');
for (const name of readdirSync(packages, { recursive: true })) {
  if (FOR_TOOLS.test(name)) rmSync(join(packages, name), { recursive: true, force: true });
}
