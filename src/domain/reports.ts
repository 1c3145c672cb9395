import { dayInMonth, daysLater, monthOf } from './dates';

/*
 * The words and periods of reports (docs/bookkeeping.md). The panel's page and the service share them.
 */

/** By issue date, tax counts when a document is issued; by payment date, when its money comes. */
export const TAX_BASES = ['issue', 'payment'] as const;
export type TaxBasis = (typeof TAX_BASES)[number];

/** The length of a row of the tax report. */
export const PERIOD_GROUPS = ['whole', 'month', 'quarter', 'year'] as const;
export type PeriodGroup = (typeof PERIOD_GROUPS)[number];

export const REVENUE_KEYS = ['customer', 'product', 'month'] as const;
export type RevenueKey = (typeof REVENUE_KEYS)[number];

/** How long an open item is past its due date. One without a due date is not due. */
export const AGES = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'over_90'] as const;
export type Age = (typeof AGES)[number];

export type StatementEntryType =
  | 'invoice'
  | 'credit_note'
  | 'payment'
  | 'write_off'
  | 'stated'
  | 'refund'
  | 'cancellation'
  | 'revival';

/** Both days are included. */
export interface Period {
  from: string;
  to: string;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The calendar month, quarter or year of a day.
 * @param later 0 for its own, -1 for the one before
 */
export function calendarPeriod(of: string, group: keyof typeof MONTHS, later = 0): Period {
  const length = MONTHS[group];
  const first = (Math.floor(monthOf(of) / length) + later) * length;
  const [from, to] = [dayInMonth(first, 1), dayInMonth(first + length - 1, 31)];
  return { from: from ?? of, to: to ?? of };
}

/** A period cut at the beginnings of its months, quarters or years, in order. */
export function partsOfPeriod({ from, to }: Period, group: PeriodGroup): Period[] {
  if (group === 'whole') return [{ from, to }];
  const parts: Period[] = [];
  for (let start: string | null = from; start !== null && start <= to;) {
    const { to: end } = calendarPeriod(start, group);
    parts.push({ from: start, to: end < to ? end : to });
    start = daysLater(end, 1);
  }
  return parts;
}
