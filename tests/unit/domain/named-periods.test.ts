import { isPeriodName, namedPeriod } from '../../../src/domain/named-periods';

test.each([
  ['this_month', '2026-05-01', '2026-05-01', '2026-05-31'],
  ['this_month', '2026-05-31', '2026-05-01', '2026-05-31'],
  ['last_month', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['last_month', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['this_quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['this_quarter', '2026-04-01', '2026-04-01', '2026-06-30'],
  ['last_quarter', '2026-01-01', '2025-10-01', '2025-12-31'],
  ['last_quarter', '2026-12-31', '2026-07-01', '2026-09-30'],
  ['this_year', '2026-12-31', '2026-01-01', '2026-12-31'],
  ['last_year', '2026-01-01', '2025-01-01', '2025-12-31'],
])('the period %s, on %s, is from %s to %s', (name, today, from, to) => {
  expect(namedPeriod(name, today)).toEqual({ from, to });
});

test.each(['own', 'next_month', '', 'constructor'])('the name "%s" is of no period', (name) => {
  expect(isPeriodName(name)).toBe(false);
  expect(namedPeriod(name, '2026-05-01')).toBeNull();
});
