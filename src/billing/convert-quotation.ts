import { randomUUID } from 'node:crypto';
import { daysLater } from '../domain/dates';
import type { PricedInvoice, StoredQuotation } from './document';

/** The day on which an invoice is made, and the days to pay; null for no due date. */
interface Issue {
  today: string;
  term: number | null;
}

/**
 * A draft invoice with a quotation's fields, lines and amounts, to the cent. Storing it replaces what
 * belongs to the quotation alone: ids, number, day and times.
 */
export function invoiceFromQuotation(
  quotation: StoredQuotation,
  { today, term }: Issue,
): PricedInvoice {
  return {
    ...quotation,
    number: null,
    issue_date: today,
    deadline: term === null ? null : daysLater(today, term),
    delivery_date: null,
    order_reference: null,
    status: 'draft',
    amount_paid: '0',
    amount_paid_before: '0',
    lines: quotation.lines.map((line) => ({ ...line, line_id: randomUUID() })),
  };
}
