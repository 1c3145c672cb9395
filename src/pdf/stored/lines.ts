import Big from 'big.js';
import { groupDigits, type PrintMoney } from '../../domain/print-money';
import { ZERO } from '../../domain/money';
import type { LineRow } from '../../billing/sql/rows';
import type { Column, Line } from '../view-model';
import { netOf, percent, type TaxParts } from './tax-parts';

const isGiven = (rate: string): boolean => !ZERO.eq(rate);

/** Discount and tax have a column only where some line has them. */
export function columnsOf(lines: readonly LineRow[], { cell }: TaxParts): Column[] {
  const optional = (shown: boolean, column: Column) => (shown ? [column] : []);
  return [
    { key: 'item', label: 'Item' },
    { key: 'quantity', label: 'Quantity' },
    { key: 'rate', label: 'Rate' },
    ...optional(
      lines.some((line) => isGiven(line.discount_rate)),
      { key: 'discount', label: 'Discount' },
    ),
    ...optional(cell !== undefined, { key: 'tax', label: 'Tax' }),
    // The lines add up to the subtotal: tax is added below them.
    { key: 'amount', label: cell ? 'Net amount' : 'Amount' },
  ];
}

/** A line as printed, its amount without tax. */
export function printLine(line: LineRow, print: PrintMoney, { cell }: TaxParts): Line {
  return {
    item: line.description.trim(),
    quantity: groupDigits(new Big(line.quantity), 0),
    rate: print(line.unit_price),
    discount: isGiven(line.discount_rate) ? percent(line.discount_rate) : '',
    tax: cell?.(line) ?? '',
    amount: print(netOf(line)),
  };
}
