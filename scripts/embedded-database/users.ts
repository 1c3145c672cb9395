import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from './layout';
import { identityOf, isAlive } from './process-identity';

/**
 * Records this process as a user of the database; the last user stops it. All functions here need
 * the lock.
 */
export function enter(layout: Layout): void {
  mkdirSync(layout.users, { recursive: true });
  writeFileSync(fileOf(layout), identityOf(process.pid) ?? '');
}

/** @returns whether other living processes still use the database. */
export function leave(layout: Layout): boolean {
  rmSync(fileOf(layout), { force: true });
  return readdirSync(layout.users).some((name) => isInUse(path.join(layout.users, name)));
}

function fileOf(layout: Layout): string {
  return path.join(layout.users, String(process.pid));
}

/** Also removes the file of a killed process. */
function isInUse(file: string): boolean {
  if (isAlive(readFileSync(file, 'utf8'))) return true;
  rmSync(file, { force: true });
  return false;
}
