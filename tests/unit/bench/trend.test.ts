import { growthOf, lastPart, slopePerHour, type Sample } from '../../../bench/soak/trend';

/** A sample every five seconds for half an hour. */
const samples = (mibAt: (seconds: number) => number): Sample[] =>
  Array.from({ length: 360 }, (_, index) => ({ seconds: 5 * index, mib: mibAt(5 * index) }));

test('flat memory has neither slope nor growth', () => {
  const flat = samples(() => 500);
  expect([slopePerHour(flat), growthOf(flat)]).toEqual([0, 1]);
});

test('a leak of one MiB per minute has a slope of 60 MiB per hour, noise or not', () => {
  expect(slopePerHour(samples((seconds) => 500 + seconds / 60))).toBeCloseTo(60, 6);
  const noisy = samples((seconds) => 500 + seconds / 60 + 20 * Math.sin(seconds));
  expect(Math.abs(slopePerHour(noisy) - 60)).toBeLessThan(5);
});

test('the growth compares the last fifth with the second one', () => {
  const leak = samples((seconds) => 500 + seconds / 60);
  // Their middles are 540 s and 1,620 s, less half a pause between samples.
  expect(growthOf(leak)).toBeCloseTo((500 + 1617.5 / 60) / (500 + 537.5 / 60), 10);
});

test('the warm-up does not count for the trend', () => {
  const warm = samples((seconds) => (seconds < 600 ? 200 + seconds / 2 : 500));
  expect(slopePerHour(lastPart(warm, 2 / 3))).toBe(0);
  expect(slopePerHour(warm)).toBeGreaterThan(100);
});
