import { calendarPeriod, type Period } from './reports';

interface Named {
  calendar: 'month' | 'quarter' | 'year';
  later: number;
}

/** Periods that follow the calendar, so their days depend on the day of today. */
const NAMED_PERIODS = {
  this_month: { calendar: 'month', later: 0 },
  last_month: { calendar: 'month', later: -1 },
  this_quarter: { calendar: 'quarter', later: 0 },
  last_quarter: { calendar: 'quarter', later: -1 },
  this_year: { calendar: 'year', later: 0 },
  last_year: { calendar: 'year', later: -1 },
} as const satisfies Readonly<Record<string, Named>>;

/** The name of a choice whose days are given one by one. */
export const OWN_DAYS = 'own';

export type PeriodName = keyof typeof NAMED_PERIODS;

export const PERIOD_NAMES = Object.keys(NAMED_PERIODS) as PeriodName[];

export const isPeriodName = (name: string): name is PeriodName =>
  Object.hasOwn(NAMED_PERIODS, name);

/** The days of a named period; null for a name that is not known. */
export function namedPeriod(name: string, today: string): Period | null {
  if (!isPeriodName(name)) return null;
  const { calendar, later } = NAMED_PERIODS[name];
  return calendarPeriod(today, calendar, later);
}
