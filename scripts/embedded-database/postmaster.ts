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
 * Reads postmaster.pid and checks that its process is really the PostgreSQL of this directory.
 * PostgreSQL itself checks only that a process has that id. In a container, another program often
 * has it.
 */
export function runningPostmaster(layout: Layout): Postmaster | undefined {
  const lines = readPidFile(layout);
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || identityOf(pid) === undefined) return undefined;
  return worksIn(layout.data, pid) ? { pid, port } : undefined;
}

/**
 * Removes a stale postmaster.pid that would keep PostgreSQL from starting. Its process has ended,
 * but another one has its id, or it is still a zombie. The file stays while a child of that process
 * works in the directory: a new PostgreSQL needs it to see that the old memory is in use.
 * PostgreSQL itself removes all other stale files.
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

/** PostgreSQL's working directory is its data directory. Without /proc, this trusts the pid file. */
function worksIn(data: string, pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

/** Whether any process has the id, even a zombie. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
