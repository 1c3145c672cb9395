import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root, step } from './project.mjs';

/** Installs what package-lock.json lists unless node_modules already holds exactly that. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock('install', async () => {
    if (isInstalled()) return;
    // Development packages always: the compiler is one, and NODE_ENV=production would leave it out.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    const npm = process.env.npm_execpath;
    const [program, ...rest] = npm?.endsWith('.js')
      ? [process.execPath, npm, ...args]
      : ['npm', ...args];
    await step('Installing the packages (npm ci, about a minute)', program, rest);
  });
}

/** npm records what it really installed in node_modules/.package-lock.json, as its last act. */
function isInstalled() {
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
    // An optional package may be missing: it is for another platform.
    Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || path in found)
  );
}

function isSame(wanted, found) {
  return (
    wanted !== undefined && wanted.version === found.version && wanted.integrity === found.integrity
  );
}
