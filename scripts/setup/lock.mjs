import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, say } from './project.mjs';

/** Longer than any install or build. The process of an older lock has ended, and another has its id. */
const STALE_AFTER_MS = 20 * 60_000;

/**
 * Runs `work` while no other process in this folder does the same. Two commands that start at once
 * must not both install, or both write dist/. The second one waits, and then `work` checks if there
 * is still work.
 */
export async function withLock(name, work) {
  const file = join(root, '.cache', `${name}.lock`);
  mkdirSync(dirname(file), { recursive: true });
  let waiting = false;
  while (!take(file)) {
    if (!waiting) say(`Waiting for another process that is at "${name}" …`);
    waiting = true;
    await new Promise((wake) => setTimeout(wake, 200));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isStale(file)) discard(file);
  return false;
}

function isStale(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (Date.now() - statSync(file).mtimeMs > STALE_AFTER_MS) return true;
    // The owner of an empty file is about to write it.
    return pid !== 0 && (pid === process.pid || !isAlive(pid));
  } catch {
    return false;
  }
}

/** Uses a rename, because only one of several waiting processes can succeed with it. */
function discard(file) {
  try {
    renameSync(file, `${file}.${process.pid}`);
  } catch {
    return;
  }
  rmSync(`${file}.${process.pid}`, { force: true });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
