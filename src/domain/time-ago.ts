const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** `2 minutes ago`, in the largest unit that is full; `just now` below one second. */
export function timeAgo(moment: Date, now: Date): string {
  const seconds = Math.floor((now.getTime() - moment.getTime()) / 1_000);
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count > 0) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}
