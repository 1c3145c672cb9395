import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Figures of the operating system about a process. */

const MIB = 1024 * 1024;
/** Linux reports processor time in this unit, independent of the kernel's own tick (USER_HZ). */
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

/** Peak resident memory in MiB; without /proc, the memory now. */
export function peakMemory(pid: number): number {
  return statusField(pid, 'VmHWM') ?? residentMemory(pid);
}

/** Processor seconds used so far; NaN without /proc. */
export function processorSeconds(pid: number): number {
  // The second field is the program's name, which may contain spaces.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields?.[11]) + Number(fields?.[12])) / TICKS_PER_SECOND;
}

/**
 * Processor seconds of each present child of a process. This works for PostgreSQL, where each
 * connection is a child, since a server under load keeps its connections during a measurement.
 */
export function processorSecondsOfChildren(pid: number): Map<number, number> {
  const children = read(`/proc/${pid}/task/${pid}/children`)?.trim().split(' ') ?? [];
  return new Map(children.map((child) => [Number(child), processorSeconds(Number(child))]));
}

/** The processor seconds between two times, of the processes that exist at both. */
export function usedBetween(before: Map<number, number>, after: Map<number, number>): number {
  const used = [...after].map(([pid, seconds]) => seconds - (before.get(pid) ?? 0));
  return used.reduce((sum, seconds) => sum + (Number.isNaN(seconds) ? 0 : seconds), 0);
}
