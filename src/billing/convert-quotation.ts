import { randomUUID } from 'node:crypto';
import type { PricedInvoice, StoredQuotation } from './document';

/**
 * A draft invoice with a quotation's fields, lines and amounts, to the cent. Storing it replaces what
 * belongs to the quotation alone: ids, number, day and times.
 */
export function invoiceFromQuotation(quotation: StoredQuotation): PricedInvoice {
  return {
    ...quotation,
    number: null,
    issue_date: null,
    deadline: null,
    delivery_date: null,
    order_reference: null,
    status: 'draft',
    amount_paid: '0',
    amount_paid_before: '0',
    lines: quotation.lines.map((line) => ({ ...line, line_id: randomUUID() })),
  };
}
