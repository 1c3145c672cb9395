import Big from 'big.js';
import { printedMinorUnit } from '../../domain/currency';
import { groupDigits } from '../../domain/print-money';
import { numberMarks, type NumberMarks } from './number-marks';
import { panelLocale } from './language';

/** By locale: a form of a thousand lines prints them all while somebody types. */
const MARKS = new Map<string, NumberMarks>();

function marksOf(locale: string): NumberMarks {
  const marks = MARKS.get(locale) ?? numberMarks(locale);
  MARKS.set(locale, marks);
  return marks;
}

/** The digits with the marks of the panel's language, such as `1.234,50` in German. */
export function withMarks(digits: string): string {
  const { decimal, group } = marksOf(panelLocale());
  return digits.replace(/[.,]/g, (mark) => (mark === '.' ? decimal : group.replace(' ', '\u202f')));
}

/** `1234.5` in EUR as `1,234.50 EUR`, with all digits. An amount without a currency has two decimals. */
export function printAmount(amount: unknown, currency?: unknown): string {
  const code = typeof currency === 'string' ? currency.toUpperCase() : '';
  try {
    const digits = withMarks(groupDigits(new Big(String(amount)), printedMinorUnit(code)));
    return code === '' ? digits : `${digits} ${code}`;
  } catch {
    return '–';
  }
}

/** Exact decimal text of a rate with the marks of the panel's language: `8.5` as `8,5` in German. */
export const printRate = (rate: string): string => withMarks(rate);
