import Big from 'big.js';
import { groupDigits } from '../domain/generator-money';
import type { StoredLine } from './stored-document';
import type { PrintMoney } from './stored-money';
import type { Column, Line, Total } from './view-model';

const percent = (rate: number) => `${new Big(rate).toFixed()}%`;

/** Discount and tax have a column only where some line has them. */
export function columnsOf(lines: readonly StoredLine[]): Column[] {
  const some = (pick: (line: StoredLine) => number | null | undefined) => lines.some(pick);
  const taxed = some((line) => line.tax_rate);
  const optional = (shown: boolean, column: Column) => (shown ? [column] : []);
  return [
    { key: 'item', label: 'Item' },
    { key: 'quantity', label: 'Quantity' },
    { key: 'rate', label: 'Rate' },
    ...optional(
      some((line) => line.discount_rate),
      { key: 'discount', label: 'Discount' },
    ),
    ...optional(taxed, { key: 'tax', label: 'Tax' }),
    // The lines add up to the subtotal: tax is added below them, by rate.
    { key: 'amount', label: taxed ? 'Net amount' : 'Amount' },
  ];
}

const net = (line: StoredLine) => new Big(line.amount).minus(line.tax_amount);

/** A line as printed, its amount without tax. */
export function printLine(line: StoredLine, print: PrintMoney): Line {
  return {
    item: line.description.trim(),
    quantity: groupDigits(new Big(line.quantity), 0),
    rate: print(line.unit_price),
    discount: line.discount_rate ? percent(line.discount_rate) : '',
    tax: percent(line.tax_rate),
    amount: print(net(line)),
  };
}

/** One row for each rate, highest first, so that a mixed invoice shows what was charged at which. */
export function taxRows(lines: readonly StoredLine[], print: PrintMoney): Total[] {
  const byRate = new Map<number, Big>();
  for (const { tax_rate: rate, tax_amount: tax } of lines) {
    if (rate) byRate.set(rate, (byRate.get(rate) ?? new Big(0)).plus(tax));
  }
  return [...byRate]
    .sort(([left], [right]) => right - left)
    .map(([rate, tax]) => ({ kind: 'part', label: `Tax (${percent(rate)})`, value: print(tax) }));
}
