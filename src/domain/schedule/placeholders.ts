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
  'quarter_year',
  'year',
  'week',
  'week_year',
  'occurrence',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const ALL = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

/**
 * Doubled braces, which stand for braces, or braces on one line with their content. The latter have no other
 * use, so a slip of the pen is found.
 */
const IN_BRACES = /\{\{|\}\}|\{([^{}\n]*)\}/g;
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
  for (const [placeholder, inner] of text.matchAll(IN_BRACES)) {
    if (inner === undefined) continue;
    const named = read(inner);
    if (named === null) return say('unknown_placeholder', { part: placeholder, parts: ALL });
    if (period === 'none' && isOfPeriod(named.name))
      return say('placeholder_without_period', { placeholder });
  }
  return null;
}

/** The same text, written so that its braces stand for themselves. */
export const withDoubledBraces = (text: string): string => text.replace(/[{}]/g, '$&$&');

/** A placeholder that may tell of another year than one beside it. */
export interface Apart {
  placeholder: string;
  message: Message;
}

interface Written extends Named {
  placeholder: string;
}

/** Months of a unit. Twelve of them are in the next year on the same day. */
const MONTHS: Readonly<Partial<Record<Placeholder, number>>> = { month: 1, quarter: 3 };

/** The placeholder beside another one that may tell of another year than that; undefined without any. */
function yearBeside({ name, shift }: Written, all: readonly Written[]): Written | undefined {
  const year = all.find((other) => other.name === 'year');
  const months = MONTHS[name];
  if (months !== undefined) return (shift * months) % 12 === 0 ? undefined : year;
  if (name !== 'week') return undefined;
  // Some days around the new year are in a week of the other year.
  const own = all.filter((other) => other.name === 'week_year');
  return own.some((other) => other.shift === shift) ? undefined : (own[0] ?? year);
}

/** The placeholders of a text that are shifted apart from their year, such as `{month+1} {year}` in December. */
export function placeholdersApart(text: string): Apart[] {
  const all = [...text.matchAll(IN_BRACES)].flatMap(([placeholder, inner]): Written[] => {
    const named = inner === undefined ? null : read(inner);
    return named ? [{ ...named, placeholder }] : [];
  });
  const apart = all.flatMap((one): [string, Apart][] => {
    const { name, placeholder } = one;
    const other = yearBeside(one, all)?.placeholder;
    if (other === undefined) return [];
    const instead = placeholder.replace(name, `${name}_year`);
    const message = say('placeholder_apart', { placeholder, other, instead });
    return [[placeholder, { placeholder, message }]];
  });
  return [...new Map(apart).values()];
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
const addQuarters = (date: string, quarters: number): string => addMonths(date, quarters * 3);
const addDays = (date: string, days: number): string => daysLater(date, days) ?? date;
const addWeeks = (date: string, weeks: number): string => addDays(date, weeks * 7);

/** Moves a whole date by units of a placeholder. */
const SHIFTED: Readonly<Record<Placeholder, (date: string, shift: number) => string>> = {
  date: addDays,
  period_start: addDays,
  period_end: addDays,
  month: addMonths,
  month_year: addMonths,
  quarter: addQuarters,
  quarter_year: addQuarters,
  year: (date, shift) => addMonths(date, shift * 12),
  week: addWeeks,
  week_year: addWeeks,
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
  return text.replace(IN_BRACES, (whole, inner?: string) => {
    if (inner === undefined) return whole.slice(1);
    const named = read(inner);
    if (named === null) return whole;
    const { name, shift } = named;
    const date = SHIFTED[name](dateOf(name, billed), shift);
    return print({ name, date, occurrence: billed.occurrence + 1 + shift });
  });
}
