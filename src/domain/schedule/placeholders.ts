import { say, type Message } from '../../messages/message';
import { dayInMonth, daysLater, monthOf } from '../dates';
import type { BilledPeriod, PeriodKind } from './occurrences';

/** The names that texts of a recurring invoice may have in braces, such as `{month_year}` or `{date+14}`. */
export const PLACEHOLDERS = [
  'date',
  'period_start',
  'period_end',
  'month',
  'month_year',
  'quarter',
  'year',
  'week',
  'occurrence',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const ALL = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

/** Braces on one line with their content. They have no other use, so a slip of the pen is found. */
const IN_BRACES = /\{([^{}\n]*)\}/g;
const FORM = /^([a-z_]+)([+-]\d{1,3})?$/;

const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name);

const isOfPeriod = (name: Placeholder): boolean => name.startsWith('period_');

interface Named {
  name: Placeholder;
  shift: number;
}

function read(inner: string): Named | null {
  const [, name = '', shift = '0'] = FORM.exec(inner) ?? [];
  return isPlaceholder(name) ? { name, shift: Number(shift) } : null;
}

/** The first problem of the placeholders of a text; null without any. */
export function placeholderProblem(text: string, period: PeriodKind): Message | null {
  for (const [placeholder, inner = ''] of text.matchAll(IN_BRACES)) {
    const named = read(inner);
    if (named === null) return say('unknown_placeholder', { part: placeholder, parts: ALL });
    if (period === 'none' && isOfPeriod(named.name))
      return say('placeholder_without_period', { placeholder });
  }
  return null;
}

/** The values of the placeholders of an occurrence. */
export interface Billed {
  /** Counted from 0. */
  occurrence: number;
  date: string;
  period: BilledPeriod | null;
}

/** A placeholder with the date that it tells of, and the number of its occurrence. */
export interface Told {
  name: Placeholder;
  date: string;
  occurrence: number;
}

const addMonths = (date: string, months: number): string =>
  dayInMonth(monthOf(date) + months, Number(date.slice(8))) ?? date;
const addDays = (date: string, days: number): string => daysLater(date, days) ?? date;

/** Moves a whole date by units of a placeholder. */
const SHIFTED: Readonly<Record<Placeholder, (date: string, shift: number) => string>> = {
  date: addDays,
  period_start: addDays,
  period_end: addDays,
  month: addMonths,
  month_year: addMonths,
  quarter: (date, shift) => addMonths(date, shift * 3),
  year: (date, shift) => addMonths(date, shift * 12),
  week: (date, shift) => addDays(date, shift * 7),
  occurrence: (date) => date,
};

function dateOf(name: Placeholder, { date, period }: Billed): string {
  if (name === 'period_start') return period?.start ?? date;
  return name === 'period_end' ? (period?.end ?? date) : date;
}

/**
 * Puts an occurrence into a text whose placeholders have been checked.
 * @param print says what a placeholder tells, in the language of the document
 */
export function filledIn(text: string, billed: Billed, print: (told: Told) => string): string {
  return text.replace(IN_BRACES, (whole, inner: string) => {
    const named = read(inner);
    if (named === null) return whole;
    const { name, shift } = named;
    const date = SHIFTED[name](dateOf(name, billed), shift);
    return print({ name, date, occurrence: billed.occurrence + 1 + shift });
  });
}
