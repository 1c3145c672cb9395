import fc from 'fast-check';
import { daysLater } from '../../../src/domain/dates';
import { calendarPeriod, partsOfPeriod } from '../../../src/domain/reports';

test.each([
  ['2026-11-22', 'month', 0, '2026-11-01', '2026-11-30'],
  ['2026-01-31', 'month', -1, '2025-12-01', '2025-12-31'],
  ['2024-03-01', 'month', -1, '2024-02-01', '2024-02-29'],
  ['2026-11-22', 'quarter', 0, '2026-10-01', '2026-12-31'],
  ['2026-02-01', 'quarter', -1, '2025-10-01', '2025-12-31'],
  ['2026-11-22', 'year', -1, '2025-01-01', '2025-12-31'],
  ['9999-12-31', 'quarter', 0, '9999-10-01', '9999-12-31'],
] as const)('the period of %s by %s, %i later', (day, group, later, from, to) => {
  expect(calendarPeriod(day, group, later)).toEqual({ from, to });
});

test('parts of a period follow each other without a gap', () => {
  const day = fc.integer({ min: -300_000, max: 2_932_896 }).map((days) => {
    return new Date(Date.UTC(2000, 0, 1) + (days % 2_900_000) * 86_400_000)
      .toISOString()
      .slice(0, 10);
  });
  const group = fc.constantFrom('whole', 'month', 'quarter', 'year');
  fc.assert(
    fc.property(day, fc.nat(3_000), group, (from, length, by) => {
      const to = daysLater(from, length) ?? '9999-12-31';
      const parts = partsOfPeriod({ from, to }, by);
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
      for (const [index, part] of parts.slice(1).entries())
        expect(part.from).toBe(daysLater(parts[index]?.to ?? '', 1));
      if (by !== 'whole')
        for (const part of parts.slice(1))
          expect(calendarPeriod(part.from, by).from).toBe(part.from);
    }),
  );
});
