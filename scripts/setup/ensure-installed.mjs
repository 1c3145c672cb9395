import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root, step } from './project.mjs';

/**
 * Installs the packages of package-lock.json, unless node_modules already holds what is needed.
 * @param {'run' | 'build' | 'test'} purpose `build` needs all dependencies, `run` those without the
 *   packages of `buildOnly` in package.json, `test` the development packages, too
 */
export async function ensureInstalled(purpose) {
  if (isInstalled(purpose)) return;
  await withLock('install', async () => {
    if (isInstalled(purpose)) return;
    // With NODE_ENV=production, npm omits development packages unless it is told otherwise.
    const kinds = purpose === 'test' ? '--include=dev' : '--omit=dev';
    // `npm ci` empties node_modules first, from which a service may run.
    const command = matchesLock() ? ['install', '--no-save'] : ['ci'];
    await npm('Installing the packages (npm, a minute or two)', [...command, kinds]);
    if (purpose !== 'run') return;
    const { buildOnly } = read('package.json');
    const uninstall = ['uninstall', '--no-save', kinds, ...buildOnly];
    await npm('Removing the packages of the build', uninstall);
  });
}

/** Hides npm's warnings: nobody can act on those of packages that other packages chose. */
async function npm(what, command) {
  const args = [...command, '--no-audit', '--no-fund', '--loglevel=error'];
  const script = process.env.npm_execpath;
  const [program, ...rest] = script?.endsWith('.js')
    ? [process.execPath, script, ...args]
    : ['npm', ...args];
  await step(what, program, rest, { quiet: true });
}

/**
 * A package that is there has the dependencies of its version, so it is enough to look for those of
 * package.json.
 */
function isInstalled(purpose) {
  if (!matchesLock()) return false;
  const { dependencies, devDependencies, buildOnly } = read('package.json');
  const needed = Object.keys(
    purpose === 'test' ? { ...dependencies, ...devDependencies } : dependencies,
  );
  const found = read('node_modules/.package-lock.json').packages;
  return needed.every(
    (name) => `node_modules/${name}` in found || (purpose === 'run' && buildOnly.includes(name)),
  );
}

/**
 * Whether all installed packages are those of package-lock.json, although some may be missing. At
 * the end of an install, npm lists them in node_modules/.package-lock.json.
 */
function matchesLock() {
  try {
    const wanted = read('package-lock.json').packages;
    const found = read('node_modules/.package-lock.json').packages;
    return Object.entries(found).every(([path, entry]) => isSame(wanted[path], entry));
  } catch {
    return false;
  }
}

function read(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function isSame(wanted, found) {
  return (
    wanted !== undefined && wanted.version === found.version && wanted.integrity === found.integrity
  );
}
