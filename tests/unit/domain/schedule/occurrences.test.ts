import {
  billedPeriod,
  occurrenceAt,
  occurrenceDate,
} from '../../../../src/domain/schedule/occurrences';
import { datesIn, scheduleOf, SCHEDULES } from './schedules';

test.each(SCHEDULES)('every %2$s %1$s from %3$s, day %4$s', (unit, count, start, day, dates) => {
  const schedule = scheduleOf({
    interval_unit: unit,
    interval_count: count,
    start_date: start,
    day_of_month: day,
  });
  const expected = datesIn(dates);
  expect(expected.map((_, n) => occurrenceDate(schedule, n))).toEqual(expected);
});

test('there are at least 60 schedules by hand', () => {
  expect(SCHEDULES.length).toBeGreaterThanOrEqual(60);
});

test('a period in advance reaches from its date to the day before the next', () => {
  const schedule = scheduleOf({ period: 'advance' });
  expect([0, 1, 2].map((n) => billedPeriod(schedule, n))).toEqual([
    { start: '2026-01-31', end: '2026-02-27' },
    { start: '2026-02-28', end: '2026-03-30' },
    { start: '2026-03-31', end: '2026-04-29' },
  ]);
});

test('a period in arrears reaches from the date before to the day before its own', () => {
  const schedule = scheduleOf({ period: 'arrears' });
  expect([0, 1, 2].map((n) => billedPeriod(schedule, n))).toEqual([
    { start: '2025-12-31', end: '2026-01-30' },
    { start: '2026-01-31', end: '2026-02-27' },
    { start: '2026-02-28', end: '2026-03-30' },
  ]);
});

test('the first period in arrears of a day of its own is that before the first date', () => {
  const schedule = scheduleOf({ start_date: '2026-01-16', day_of_month: 15, period: 'arrears' });
  expect(billedPeriod(schedule, 0)).toEqual({ start: '2026-01-15', end: '2026-02-14' });
});

test('a schedule without a period bills none', () => {
  expect(billedPeriod(scheduleOf({}), 0)).toBeNull();
});

test('the end date is the last day that still counts', () => {
  const until = (end: string) => scheduleOf({ end_date: end });
  expect(occurrenceAt(until('2026-03-31'), 2, 2)).toMatchObject({ date: '2026-03-31' });
  expect(occurrenceAt(until('2026-03-30'), 2, 2)).toBeNull();
});

test('a number of occurrences counts those of earlier schedules', () => {
  const schedule = scheduleOf({ max_occurrences: 5 });
  expect(occurrenceAt(schedule, 0, 4)).toMatchObject({ occurrence: 0, date: '2026-01-31' });
  expect(occurrenceAt(schedule, 0, 5)).toBeNull();
});

test('an invoice may be made days before its date', () => {
  const schedule = scheduleOf({ issue_days_before: 14 });
  expect(occurrenceAt(schedule, 1, 1)).toEqual({
    occurrence: 1,
    date: '2026-02-28',
    due_on: '2026-02-14',
  });
});

test('a schedule ends with the calendar', () => {
  const schedule = scheduleOf({ start_date: '9999-11-30' });
  expect([0, 1, 2].map((n) => occurrenceDate(schedule, n))).toEqual([
    '9999-11-30',
    '9999-12-30',
    null,
  ]);
  expect(occurrenceAt(schedule, 2, 2)).toBeNull();
  const days = scheduleOf({ interval_unit: 'day', interval_count: 30, start_date: '9999-12-02' });
  expect([0, 1].map((n) => occurrenceDate(days, n))).toEqual(['9999-12-02', null]);
});
