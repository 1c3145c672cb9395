import { median } from '../report/summary';

/** Resident memory in MiB at a time in seconds. */
export interface Sample {
  seconds: number;
  mib: number;
}

/** The slope of the best straight line (least squares), in MiB per hour. */
export function slopePerHour(samples: readonly Sample[]): number {
  const mean = (pick: (one: Sample) => number) =>
    samples.reduce((sum, one) => sum + pick(one), 0) / samples.length;
  const [time, size] = [mean(({ seconds }) => seconds), mean(({ mib }) => mib)];
  const together = mean(({ seconds, mib }) => (seconds - time) * (mib - size));
  return (3600 * together) / mean(({ seconds }) => (seconds - time) ** 2);
}

/** The last part of a run, such as the last 2/3: what comes before is the warm-up. */
export function lastPart(samples: readonly Sample[], part: number): readonly Sample[] {
  return samples.slice(Math.floor(samples.length * (1 - part)));
}

/** The median of the last fifth ÷ the median of the second fifth. */
export function growthOf(samples: readonly Sample[]): number {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const middle = (part: readonly Sample[]) => median(part.map(({ mib }) => mib));
  return middle(samples.slice(-fifth)) / middle(samples.slice(fifth, 2 * fifth));
}
