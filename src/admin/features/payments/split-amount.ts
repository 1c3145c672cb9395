import Big from 'big.js';
import type { OpenInvoice } from '../../../panel/answers';

/** How money is divided among invoices. */
export interface Split {
  /** What each invoice gets, as decimal text, in their order. Those that get nothing are left out. */
  parts: { invoice: OpenInvoice; amount: string }[];
  /** Decimal text: what no invoice gets. */
  rest: string;
}

/**
 * Pays invoices one after the other until the money is used up.
 * @param amount decimal text
 */
export function splitAmount(amount: string, invoices: readonly OpenInvoice[]): Split {
  let left = new Big(amount);
  const parts: Split['parts'] = [];
  for (const invoice of invoices) {
    const due = new Big(invoice.amount_due);
    const gets = left.lt(due) ? left : due;
    if (gets.lte(0)) break;
    parts.push({ invoice, amount: gets.toFixed() });
    left = left.minus(gets);
  }
  return { parts, rest: left.toFixed() };
}
