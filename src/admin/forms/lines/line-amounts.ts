import Big from 'big.js';
import { printedMinorUnit } from '../../../domain/currency';
import { groupDigits } from '../../../domain/print-money';
import type { LiveTotals } from './live-totals';
import { withMarks } from '../../words/print-amount';
import type { Line } from './line';

const printed = (amount: Big, currency: string): string =>
  withMarks(groupDigits(amount, printedMinorUnit(currency)));

/** The net amounts of the lines, as printed. They add up to the subtotal. */
export const liveAmounts = ({ lines, currency }: LiveTotals): string[] =>
  lines.map(({ net }) => printed(net, currency));

/** A role may hide the fields that an amount is made of. */
function printedOr(amount: () => Big, currency: unknown): string {
  try {
    return printed(amount(), typeof currency === 'string' ? currency.toUpperCase() : '');
  } catch {
    return '–';
  }
}

/** The same of a stored line. */
export const storedAmount = ({ amount, tax_amount: tax }: Line, currency: unknown): string =>
  printedOr(() => new Big(String(amount)).minus(String(tax)), currency);

/** The price of a stored line, with the zeros that make a column of prices align. */
export const storedPrice = ({ unit_price: price }: Line, currency: unknown): string =>
  printedOr(() => new Big(String(price)), currency);
