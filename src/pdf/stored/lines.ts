import { ZERO } from '../../domain/money';
import type { LineRow } from '../../billing/rows';
import type { Column, Line } from '../view-model';
import type { Printing } from './printing';
import { netOf, type TaxParts } from './tax';

const isGiven = (rate: string): boolean => !ZERO.eq(rate);

/** Discount and tax have a column only where some line has them. */
export function columnsOf(
  lines: readonly LineRow[],
  { cell }: TaxParts,
  { labels, netAmount }: Printing['words'],
): Column[] {
  const optional = (shown: boolean, column: Column) => (shown ? [column] : []);
  return [
    { key: 'item', label: labels.item },
    { key: 'quantity', label: labels.quantity },
    { key: 'rate', label: labels.rate },
    ...optional(
      lines.some((line) => isGiven(line.discount_rate)),
      { key: 'discount', label: labels.discount },
    ),
    ...optional(cell !== undefined, { key: 'tax', label: labels.tax }),
    // The lines add up to the subtotal: tax is added below them.
    { key: 'amount', label: cell ? netAmount : labels.amount },
  ];
}

/** A line as printed, its amount without tax. */
export function printLine(
  line: LineRow,
  { money, number, percent }: Printing,
  { cell }: TaxParts,
): Line {
  return {
    item: line.description.trim(),
    quantity: number(line.quantity),
    rate: money(line.unit_price),
    discount: isGiven(line.discount_rate) ? percent(line.discount_rate) : '',
    tax: cell?.(line) ?? '',
    amount: money(netOf(line)),
  };
}
