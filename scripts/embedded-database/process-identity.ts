import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Names one process for good: its id and the moment it started. The id alone is given out again, in
 * containers nearly always, and then a lock of a killed process would seem to be held.
 * @returns undefined when there is no such process, or only its unreaped remains.
 */
export function identityOf(pid: number): string | undefined {
  return process.platform === 'linux' ? linuxIdentity(pid) : psIdentity(pid);
}

export function isAlive(identity: string): boolean {
  const pid = Number(identity.split('@')[0]);
  return Number.isInteger(pid) && pid > 0 && identityOf(pid) === identity;
}

function linuxIdentity(pid: number): string | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name in parentheses may hold anything; after it come the state and, 19 fields on, the start time (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  return state === 'Z' || state === 'X' ? undefined : `${pid}@${fields[19]}`;
}

function psIdentity(pid: number): string | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const line = stdout.trim();
  if (status !== 0 || line === '' || line.startsWith('Z')) return undefined;
  return `${pid}@${line.replace(/^\S+\s+/, '')}`;
}
