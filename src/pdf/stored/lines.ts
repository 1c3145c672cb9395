import Big from 'big.js';
import { groupDigits, type PrintMoney } from '../../domain/print-money';
import { ZERO } from '../../domain/money';
import type { LineRow } from '../../billing/sql/rows';
import type { Column, Line, Total } from '../view-model';

const percent = (rate: string) => `${new Big(rate).toFixed()}%`;

const isGiven = (rate: string): boolean => !ZERO.eq(rate);

/** Discount and tax have a column only where some line has them. */
export function columnsOf(lines: readonly LineRow[]): Column[] {
  const taxed = lines.some((line) => isGiven(line.tax_rate));
  const optional = (shown: boolean, column: Column) => (shown ? [column] : []);
  return [
    { key: 'item', label: 'Item' },
    { key: 'quantity', label: 'Quantity' },
    { key: 'rate', label: 'Rate' },
    ...optional(
      lines.some((line) => isGiven(line.discount_rate)),
      { key: 'discount', label: 'Discount' },
    ),
    ...optional(taxed, { key: 'tax', label: 'Tax' }),
    // The lines add up to the subtotal: tax is added below them, by rate.
    { key: 'amount', label: taxed ? 'Net amount' : 'Amount' },
  ];
}

const net = (line: LineRow) => new Big(line.amount).minus(line.tax_amount);

/** A line as printed, its amount without tax. */
export function printLine(line: LineRow, print: PrintMoney): Line {
  return {
    item: line.description.trim(),
    quantity: groupDigits(new Big(line.quantity), 0),
    rate: print(line.unit_price),
    discount: isGiven(line.discount_rate) ? percent(line.discount_rate) : '',
    tax: percent(line.tax_rate),
    amount: print(net(line)),
  };
}

/** One row for each rate, highest first, so that a mixed invoice shows what was charged at which. */
export function taxRows(lines: readonly LineRow[], print: PrintMoney): Total[] {
  const byRate = new Map<string, Big>();
  for (const { tax_rate: rate, tax_amount: tax } of lines.filter((line) =>
    isGiven(line.tax_rate),
  )) {
    const exact = new Big(rate).toFixed();
    byRate.set(exact, (byRate.get(exact) ?? ZERO).plus(tax));
  }
  return [...byRate]
    .sort(([left], [right]) => new Big(right).cmp(left))
    .map(([rate, tax]) => ({ kind: 'part', label: `Tax (${rate}%)`, value: print(tax) }));
}

/** Why lines bear no tax, each reason once; null when no line names one. */
export function exemptionReasons(lines: readonly LineRow[]): string | null {
  const reasons = lines.map((line) => line.tax_exemption_reason?.trim()).filter(Boolean);
  return reasons.length === 0 ? null : [...new Set(reasons)].join('\n');
}
