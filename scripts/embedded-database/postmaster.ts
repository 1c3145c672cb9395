import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from './layout';
import { identityOf } from './process-identity';

/** The running PostgreSQL of a data directory. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * Reads postmaster.pid and looks whether its process is really the PostgreSQL of this directory. PostgreSQL
 * itself asks only whether some process has that id: in a container that is often true of another program.
 */
export function runningPostmaster(layout: Layout): Postmaster | undefined {
  const lines = readPidFile(layout);
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || identityOf(pid) === undefined) return undefined;
  return worksIn(layout.data, pid) ? { pid, port } : undefined;
}

/**
 * Removes a postmaster.pid that would keep PostgreSQL from starting although its process is gone and another
 * one has its id, or nobody collected its remains. Not while one of its children still works in the directory:
 * only with that file can a new PostgreSQL see that the old memory is in use. Every other stale file
 * PostgreSQL clears away by itself.
 */
export function discardStalePidFile(layout: Layout): void {
  const pid = Number(readPidFile(layout)[0]);
  if (!pid || process.platform !== 'linux' || !isTaken(pid)) return;
  const processes = readdirSync('/proc').map(Number).filter(Boolean);
  if (processes.some((other) => worksIn(layout.data, other))) return;
  rmSync(path.join(layout.data, 'postmaster.pid'), { force: true });
}

function readPidFile(layout: Layout): string[] {
  try {
    return readFileSync(path.join(layout.data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** PostgreSQL works inside its data directory. Where there is no /proc, the pid file is believed. */
function worksIn(data: string, pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

/** Whether the id is in use at all, be it by the unreaped remains of a process. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
