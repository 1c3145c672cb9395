import Big from 'big.js';
import { minorUnitOf } from '../../../domain/currency';
import { groupDigits } from '../../../domain/print-money';
import type { LiveTotals } from './live-totals';
import { withMarks } from '../../words/print-amount';
import type { Line } from './line';

const printed = (amount: Big, currency: string): string =>
  withMarks(groupDigits(amount, minorUnitOf(currency) ?? 2));

/** The net amounts of the lines, as printed. They add up to the subtotal. */
export const liveAmounts = ({ lines, currency }: LiveTotals): string[] =>
  lines.map(({ net }) => printed(net, currency));

/** The same of a stored line. A role may hide its amounts. */
export function storedAmount({ amount, tax_amount: tax }: Line, currency: unknown): string {
  try {
    const net = new Big(String(amount)).minus(String(tax));
    return printed(net, typeof currency === 'string' ? currency.toUpperCase() : '');
  } catch {
    return '–';
  }
}
