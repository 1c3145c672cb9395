import Big from 'big.js';
import { decimalText } from '../../domain/money';
import type { Decimal } from '../model';
import type { SourceLine } from '../source';

/** Amounts of EN 16931 have at most two decimals (BR-DEC-01 and the like). */
export const MOST_DECIMALS = 2;

export const isExpressible = (amount: Big): boolean => amount.round(MOST_DECIMALS).eq(amount);

/** `12.50`. An amount with more decimals keeps them: the refusals name it. */
export function amountText(amount: Big): Decimal {
  return isExpressible(amount) ? amount.toFixed(MOST_DECIMALS) : decimalText(amount);
}

/** After discount, before tax. */
export const netOf = (line: SourceLine): Big => new Big(line.amount).minus(line.tax_amount);
