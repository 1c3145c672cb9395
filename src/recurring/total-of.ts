import Big from 'big.js';
import { printedMinorUnit } from '../domain/currency';
import { taxedLines } from '../domain/tax';
import { documentTotals } from '../domain/totals';
import type { RecurringItem } from './recurring';
import type { Priced } from './sql/priced';

/** The total of an invoice with these lines, by today's prices of products. */
export function totalOf(
  items: readonly RecurringItem[],
  { recurring: { currency }, prices, taxRounding }: Priced,
): Big {
  const lines = items.map((item) => ({
    quantity: new Big(item.quantity),
    unitPrice: new Big(
      (item.price_source === 'product' ? prices?.[item.product_id ?? ''] : item.unit_price) ?? 0,
    ),
    taxRate: new Big(item.tax_rate),
    discountRate: new Big(item.discount_rate),
  }));
  return documentTotals(taxedLines(lines, printedMinorUnit(currency), taxRounding)).total;
}
