import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root, step } from './project.mjs';

/**
 * Installs the packages of package-lock.json, unless node_modules already holds exactly these.
 * @param {{ dev?: boolean }} needs dev: false when there is nothing to build or test. Development
 * packages may then be missing; on a server (NODE_ENV=production) they are not installed.
 */
export async function ensureInstalled({ dev = true } = {}) {
  if (isInstalled(dev)) return;
  await withLock('install', async () => {
    if (isInstalled(dev)) return;
    // The compiler is a development package, and npm omits these when NODE_ENV=production.
    const kinds = !dev && process.env.NODE_ENV === 'production' ? '--omit=dev' : '--include=dev';
    const args = ['ci', kinds, '--no-audit', '--no-fund'];
    const npm = process.env.npm_execpath;
    const [program, ...rest] = npm?.endsWith('.js')
      ? [process.execPath, npm, ...args]
      : ['npm', ...args];
    await step('Installing the packages (npm ci, about a minute)', program, rest);
  });
}

/** At the end of an install, npm lists the installed packages in node_modules/.package-lock.json. */
function isInstalled(dev) {
  let wanted;
  let found;
  try {
    wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
    found = JSON.parse(
      readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'),
    ).packages;
  } catch {
    return false;
  }
  return (
    Object.entries(found).every(([path, entry]) => isSame(wanted[path], entry)) &&
    Object.entries(wanted).every(([path, entry]) => mayBeMissing(path, entry, dev) || path in found)
  );
}

/** An optional package may be missing, because it is for another platform. */
function mayBeMissing(path, entry, dev) {
  return path === '' || entry.optional || (!dev && (entry.dev || entry.devOptional));
}

function isSame(wanted, found) {
  return (
    wanted !== undefined && wanted.version === found.version && wanted.integrity === found.integrity
  );
}
