import fc from 'fast-check';
import { daysBetween, daysInMonth, isCalendarDate } from '../../../../src/domain/dates';
import {
  anchorDay,
  billedPeriod,
  INTERVAL_UNITS,
  occurrenceDate,
  type Schedule,
} from '../../../../src/domain/schedule/occurrences';
import { times } from '../../../support/times';
import { scheduleOf } from './schedules';

const RUNS = { numRuns: times(1_000) };

const day = fc
  .integer({ min: 0, max: 200 * 365 })
  .map((days) => new Date(Date.UTC(1950, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

const schedule = fc
  .record({
    interval_unit: fc.constantFrom(...INTERVAL_UNITS),
    interval_count: fc.integer({ min: 1, max: 366 }),
    start_date: day,
    day_of_month: fc.option(
      fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last' as const)),
    ),
    period: fc.constantFrom('advance' as const, 'arrears' as const),
  })
  .map((change) => scheduleOf(change));

const isOfMonths = ({ interval_unit: unit }: Schedule) => unit === 'month' || unit === 'year';
const at = (of: Schedule, n: number): string => occurrenceDate(of, n) ?? '';

test('each date exists and comes after the one before', () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 40 }), (of, n) => {
      const [date, next] = [occurrenceDate(of, n), occurrenceDate(of, n + 1)];
      if (date === null || next === null) return;
      expect(isCalendarDate(date) && isCalendarDate(next)).toBe(true);
      expect(next > date).toBe(true);
      expect(at(of, 0) >= of.start_date).toBe(true);
    }),
    RUNS,
  );
});

test('no date depends on which ones were asked for before', () => {
  fc.assert(
    fc.property(schedule, (of) => {
      const forwards = Array.from({ length: 12 }, (_, n) => occurrenceDate(of, n));
      const backwards = Array.from({ length: 12 }, (_, n) => occurrenceDate(of, 11 - n)).reverse();
      expect(backwards).toEqual(forwards);
    }),
    RUNS,
  );
});

test('months do not drift: each date is the anchor, or the last day of its month', () => {
  fc.assert(
    fc.property(schedule.filter(isOfMonths), fc.integer({ min: 0, max: 60 }), (of, n) => {
      const date = occurrenceDate(of, n);
      if (date === null) return;
      const [year = 0, month = 0, own = 0] = date.split('-').map(Number);
      expect(own).toBe(Math.min(anchorDay(of), daysInMonth(year, month)));
    }),
    RUNS,
  );
});

test('days and weeks are always as long', () => {
  fc.assert(
    fc.property(
      schedule.filter((one) => !isOfMonths(one)),
      fc.integer({ min: 0, max: 60 }),
      (of, n) => {
        const length = of.interval_count * (of.interval_unit === 'week' ? 7 : 1);
        expect(daysBetween(at(of, n), at(of, n + 1))).toBe(length);
        expect(daysBetween(of.start_date, at(of, n))).toBe(n * length);
      },
    ),
    RUNS,
  );
});

test('periods follow each other without a gap and without a day twice', () => {
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 30 }), (of, n) => {
      const [one, next] = [billedPeriod(of, n), billedPeriod(of, n + 1)];
      if (occurrenceDate(of, n + 2) === null || !one || !next) return;
      expect(daysBetween(one.end, next.start)).toBe(1);
      expect(one.end >= one.start).toBe(true);
    }),
    RUNS,
  );
});
