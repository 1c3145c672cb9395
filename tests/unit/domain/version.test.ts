import { timeAgo } from '../../../src/domain/time-ago';
import { nextVersion } from '../../../src/domain/version';

const NOW = new Date('2026-05-10T12:00:00.500Z');

test.each([
  ['2026-05-10T12:00:00.400Z', '2026-05-10T12:00:00.500Z'],
  ['2026-05-10T12:00:00.499Z', '2026-05-10T12:00:00.500Z'],
  ['2026-05-10T12:00:00.500Z', '2026-05-10T12:00:00.501Z'],
  ['2026-05-10T12:00:07.000Z', '2026-05-10T12:00:07.001Z'],
  [null, '2026-05-10T12:00:00.500Z'],
])('the version after %s is %s', (before, after) => {
  expect(nextVersion(before, NOW)).toBe(after);
});

test.each([
  [0, 'just now'],
  [-5, 'just now'],
  [1, '1 second ago'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [7_200, '2 hours ago'],
  [86_400 * 400, '400 days ago'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeAgo(new Date(NOW.getTime() - seconds * 1_000), NOW)).toBe(words);
});
