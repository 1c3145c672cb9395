import Big from 'big.js';
import { minorUnitOf } from '../../domain/currency';
import { groupDigits } from '../../domain/print-money';
import { numberMarks } from '../inputs/typed/number-marks';
import { panelLocale } from '../words/language';

/** The digits with the marks of the panel's language, such as `1.234,50` in German. */
function withMarks(digits: string): string {
  const { decimal, group } = numberMarks(panelLocale());
  return digits.replace(/[.,]/g, (mark) => (mark === '.' ? decimal : group.replace(' ', '\u202f')));
}

/** `1234.5` in EUR as `1,234.50 EUR`, with all digits. An amount without a currency has two decimals. */
export function printAmount(amount: unknown, currency?: unknown): string {
  const code = typeof currency === 'string' ? currency.toUpperCase() : '';
  try {
    const digits = withMarks(groupDigits(new Big(String(amount)), minorUnitOf(code) ?? 2));
    return code === '' ? digits : `${digits} ${code}`;
  } catch {
    return '–';
  }
}

/** Exact decimal text of a rate with the marks of the panel's language: `8.5` as `8,5` in German. */
export const printRate = (rate: string): string => withMarks(rate);
