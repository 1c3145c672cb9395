import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Identifies one process for good, by its id and the time of its start. The system reuses ids, in
 * containers nearly always. By the id alone, the lock of a killed process would seem to be held.
 * @returns undefined when there is no such process, or only a zombie
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
  // The name in parentheses may hold any text. The state follows it, and 19 fields later the start
  // time (proc(5)).
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
