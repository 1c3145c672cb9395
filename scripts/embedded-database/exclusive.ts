import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './error-code';
import { identityOf, isAlive } from './process-identity';

/**
 * Runs `work` while no other process holds the lock `file`. The lock of a killed process does not
 * count.
 */
export async function exclusively<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!take(file)) await sleep(50);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, identityOf(process.pid) ?? '');
  try {
    // A link appears at once with its content, so nobody reads a half-written lock.
    linkSync(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    discardIfStale(file, own);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Only one process can win the rename. If it removed a living lock by mistake, it restores it. */
function discardIfStale(file: string, own: string): void {
  try {
    if (isAlive(readFileSync(file, 'utf8'))) return;
    renameSync(file, `${own}.stale`);
    if (isAlive(readFileSync(`${own}.stale`, 'utf8'))) linkSync(`${own}.stale`, file);
  } catch {
    // Another process was faster.
  }
  rmSync(`${own}.stale`, { force: true });
}
