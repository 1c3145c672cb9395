import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the operating system knows of a process. */

const MIB = 1024 * 1024;
/** Linux counts processor time in these, whatever the kernel's own tick is (USER_HZ). */
const TICKS_PER_SECOND = 100;

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function statusField(pid: number, field: string): number | null {
  const kib = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(
    read(`/proc/${pid}/status`) ?? '',
  )?.[1];
  return kib === undefined ? null : (Number(kib) * 1024) / MIB;
}

/** Resident memory now, in MiB. */
export function residentMemory(pid: number): number {
  return (
    statusField(pid, 'VmRSS') ??
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
  );
}

/** The most that it ever was, in MiB; where there is no /proc, what it is now. */
export function peakMemory(pid: number): number {
  return statusField(pid, 'VmHWM') ?? residentMemory(pid);
}

/** Processor seconds used so far; NaN where there is no /proc. */
export function processorSeconds(pid: number): number {
  // The second field, the program's name, may hold spaces.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields?.[11]) + Number(fields?.[12])) / TICKS_PER_SECOND;
}

/**
 * The same of each process that a process has as its child now. Good for PostgreSQL: the connections of a
 * server under load, each a process, stay while it is measured.
 */
export function processorSecondsOfChildren(pid: number): Map<number, number> {
  const children = read(`/proc/${pid}/task/${pid}/children`)?.trim().split(' ') ?? [];
  return new Map(children.map((child) => [Number(child), processorSeconds(Number(child))]));
}

/** What the processes that are there at both times have used between them. */
export function usedBetween(before: Map<number, number>, after: Map<number, number>): number {
  const used = [...after].map(([pid, seconds]) => seconds - (before.get(pid) ?? 0));
  return used.reduce((sum, seconds) => sum + (Number.isNaN(seconds) ? 0 : seconds), 0);
}
