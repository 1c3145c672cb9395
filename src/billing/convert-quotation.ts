import { randomUUID } from 'node:crypto';
import type { PricedInvoice, StoredQuotation } from './document';

/** A draft invoice with a quotation's lines and amounts, to the cent. Its number and day are new. */
export function invoiceFromQuotation(quotation: StoredQuotation): PricedInvoice {
  return {
    customer_id: quotation.customer_id,
    number: null,
    issue_date: null,
    deadline: null,
    status: 'draft',
    currency: quotation.currency,
    notes: quotation.notes,
    terms: quotation.terms,
    template_type: quotation.template_type,
    subtotal: quotation.subtotal,
    tax_amount: quotation.tax_amount,
    total: quotation.total,
    amount_paid: '0',
    amount_paid_before: '0',
    lines: quotation.lines.map((line) => ({ ...line, line_id: randomUUID() })),
  };
}
