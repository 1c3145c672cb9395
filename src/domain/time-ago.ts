const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time that has passed, in whole units. */
export interface Passed {
  count: number;
  unit: (typeof UNITS)[number][0];
}

/** The time since a moment in the largest unit that is full; null below one second. */
export function passedSince(moment: Date, now: Date): Passed | null {
  const seconds = Math.floor((now.getTime() - moment.getTime()) / 1_000);
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count > 0) return { count, unit };
  }
  return null;
}

/** `2 minutes ago`; `just now` below one second. */
export function timeAgo(moment: Date, now: Date): string {
  const passed = passedSince(moment, now);
  if (passed === null) return 'just now';
  const { count, unit } = passed;
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
