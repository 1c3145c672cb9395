import Big from 'big.js';
import type { PrintMoney } from '../../domain/print-money';
import { ZERO } from '../../domain/money';
import type { LineRow } from '../../billing/sql/rows';
import type { Total } from '../view-model';
import { percentIn } from '../../words/format';
import type { TaxParts } from './tax-parts';

/** Nothing but English was printed with version 1. */
const percent = percentIn('en');

const isTaxed = ({ tax_rate: rate }: LineRow): boolean => !ZERO.eq(rate);

/** One row for each rate, highest first, so that a mixed invoice shows what was charged at which. */
function taxRows(lines: readonly LineRow[], print: PrintMoney): Total[] {
  const byRate = new Map<string, Big>();
  for (const { tax_rate: rate, tax_amount: tax } of lines.filter(isTaxed)) {
    const exact = new Big(rate).toFixed();
    byRate.set(exact, (byRate.get(exact) ?? ZERO).plus(tax));
  }
  return [...byRate]
    .sort(([left], [right]) => new Big(right).cmp(left))
    .map(([rate, tax]) => ({ kind: 'part', label: `Tax (${percent(rate)})`, value: print(tax) }));
}

/** Each reason once; null when no line names one. */
function exemptionReasons(lines: readonly LineRow[]): string | null {
  const reasons = lines.map((line) => line.tax_exemption_reason?.trim()).filter(Boolean);
  return reasons.length === 0 ? null : [...new Set(reasons)].join('\n');
}

/** Documents that were issued with version 1 of their template never change. */
export function taxPartsV1(lines: readonly LineRow[], print: PrintMoney): TaxParts {
  const rows = taxRows(lines, print);
  const remark = exemptionReasons(lines);
  if (!lines.some(isTaxed)) return { rows, remark };
  return { cell: ({ tax_rate: rate }) => percent(rate), rows, remark };
}
