import { AGES, VALUES } from '../messages/columns/en';
import type { Age, Period, PeriodGroup, RevenueKey, StatementEntryType, TaxBasis } from './reports';
import { TAX_CATEGORY_NAMES, type TaxCategory } from './tax';

/** The words of reports on the page and on paper. */
type Words<Name extends string> = Readonly<Record<Name, string>>;

export const BASIS_WORDS: Words<TaxBasis> = {
  issue: 'By issue date',
  payment: 'By payment date',
};

export const GROUP_WORDS: Words<PeriodGroup> = {
  whole: 'Whole period',
  month: 'Months',
  quarter: 'Quarters',
  year: 'Years',
};

export const KEY_WORDS: Words<RevenueKey> = {
  customer: 'Customer',
  product: 'Product',
  month: 'Month',
};

export const AGE_WORDS: Words<Age> = AGES;

export const ENTRY_WORDS: Words<StatementEntryType> = VALUES.entry;

/** `2026-05-03` as 3 May 2026. */
export function printDay(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

export const printPeriod = ({ from, to }: Period): string => `${printDay(from)} – ${printDay(to)}`;

/** The month of a day, such as May 2026. */
const printMonth = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const categoryWord = (category: string | null): string =>
  category === null ? '' : (TAX_CATEGORY_NAMES[category as TaxCategory] ?? category);

/** The customer, product or month of a row of the revenue. */
export function revenueWord(
  by: RevenueKey,
  { key, name }: { key: string | null; name: string | null },
): string {
  if (by === 'month') return printMonth(key ?? '');
  return name ?? (key === null ? 'Without a product' : `Unknown product ${key}`);
}
