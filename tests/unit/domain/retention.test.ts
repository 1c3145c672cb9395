import { keptUntil, lastReleasedDate } from '../../../src/domain/retention';

test.each([
  ['2026-01-01', 10, '2015-12-31'],
  ['2025-12-31', 10, '2014-12-31'],
  ['2026-06-15', 0, '2025-12-31'],
])('on %s, after %i years, all that was issued until %s is released', (today, years, last) => {
  expect(lastReleasedDate(today, years)).toBe(last);
});

test('a document is released on the day after the last one on which it is kept', () => {
  for (const issued of ['2015-01-01', '2015-12-31']) {
    expect(keptUntil(issued, 10)).toBe('2025-12-31');
    expect([
      lastReleasedDate('2025-12-31', 10) >= issued,
      lastReleasedDate('2026-01-01', 10) >= issued,
    ]).toEqual([false, true]);
  }
});
