import { RETRY_SECONDS, retryAfterSeconds, retryDelay } from '../../../src/domain/retry-schedule';

const NOW = new Date('2026-11-20T12:00:00Z');

test('ten attempts: at once, then after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((made) => retryDelay(made, 0, null));
  const hours = (count: number) => count * 3_600_000;
  expect(RETRY_SECONDS[0]).toBe(0);
  expect(delays).toEqual([
    5_000,
    300_000,
    1_800_000,
    ...[2, 5, 10, 14, 20, 24].map((count) => hours(count)),
  ]);
  expect(retryDelay(10, 0, null)).toBeNull();
});

test('jitter adds at most a tenth and subtracts nothing', () => {
  expect(retryDelay(1, 0.5, null)).toBe(5_250);
  expect(retryDelay(1, 1, null)).toBe(5_500);
});

test('Retry-After delays an attempt by up to a day, and never brings it forward', () => {
  expect(retryDelay(1, 0, 120)).toBe(120_000);
  expect(retryDelay(2, 0, 1)).toBe(300_000);
  expect(retryDelay(1, 0, 10_000_000)).toBe(86_400_000);
  expect(retryDelay(10, 0, 120)).toBeNull();
});

test.each([
  ['120', 120],
  [' 7 ', 7],
  ['0', 0],
  ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['', null],
  [undefined, null],
  [['1', '2'], null],
])('Retry-After %j is %p seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});
