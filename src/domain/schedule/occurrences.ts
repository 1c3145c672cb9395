import { dayInMonth, daysLater, monthOf } from '../dates';

export const INTERVAL_UNITS = ['day', 'week', 'month', 'year'] as const;
export type IntervalUnit = (typeof INTERVAL_UNITS)[number];

/** Whether an invoice bills the time from its occurrence on, the time before it, or none. */
export const PERIODS = ['advance', 'arrears', 'none'] as const;
export type PeriodKind = (typeof PERIODS)[number];

/** A day of a month; a month that lacks it has its last one instead. */
export type DayOfMonth = number | 'last';

/** When something recurs, under the names of the API. Dates are days of the calendar, `YYYY-MM-DD`. */
export interface Schedule {
  interval_unit: IntervalUnit;
  interval_count: number;
  start_date: string;
  /** For months and years. Null is the day of `start_date`. */
  day_of_month: DayOfMonth | null;
  /** Inclusive. */
  end_date: string | null;
  /** How many occurrences there are at most. */
  max_occurrences: number | null;
  issue_days_before: number;
  period: PeriodKind;
}

/** Both days are included. */
export interface BilledPeriod {
  start: string;
  end: string;
}

/** One time at which something recurs. */
export interface Occurrence {
  /** Counted from 0 in its schedule. */
  occurrence: number;
  date: string;
  /** The day from whose morning on its invoice is due to be made. */
  due_on: string;
}

const DAYS: Readonly<Record<IntervalUnit, number | null>> = {
  day: 1,
  week: 7,
  month: null,
  year: null,
};

const LAST_DAY = 31;

/** The day of the month that a schedule aims at, in months that have it. */
export function anchorDay({ day_of_month: day, start_date: start }: Schedule): number {
  if (day === 'last') return LAST_DAY;
  return day ?? Number(start.slice(8));
}

/**
 * The date of occurrence n (contract §14): always counted from the anchor, so that the 31st becomes the
 * 28th in one February and the 31st again in March. Null beyond the years 1 to 9999.
 * @param n from 0 on; below, where occurrences before the first would have been
 */
export function occurrenceDate(schedule: Schedule, n: number): string | null {
  const { interval_unit: unit, interval_count: count, start_date: start } = schedule;
  const days = DAYS[unit];
  if (days !== null) return daysLater(start, n * count * days);
  const day = anchorDay(schedule);
  const month = monthOf(start);
  const isPast = (dayInMonth(month, day) ?? start) < start;
  return dayInMonth(month + (isPast ? 1 : 0) + n * count * (unit === 'year' ? 12 : 1), day);
}

/** The period that occurrence n bills; null for a schedule without. */
export function billedPeriod(schedule: Schedule, n: number): BilledPeriod | null {
  if (schedule.period === 'none') return null;
  const first = schedule.period === 'advance' ? n : n - 1;
  const [start, next] = [occurrenceDate(schedule, first), occurrenceDate(schedule, first + 1)];
  const end = next === null ? null : daysLater(next, -1);
  return { start: start ?? '0001-01-01', end: end ?? '9999-12-31' };
}

/**
 * Occurrence n of a schedule; null when the schedule has ended before it.
 * @param counted how many occurrences there were before it, of earlier schedules as well
 */
export function occurrenceAt(schedule: Schedule, n: number, counted: number): Occurrence | null {
  const { end_date: end, max_occurrences: most, issue_days_before: before } = schedule;
  const date = occurrenceDate(schedule, n);
  if (date === null || (end !== null && date > end) || (most !== null && counted >= most))
    return null;
  return { occurrence: n, date, due_on: daysLater(date, -before) ?? date };
}
