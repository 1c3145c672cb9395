import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { ZERO } from '../domain/money';
import type { FoundDocument } from './sql/rows';
import type { InvoiceDraft } from './draft';

/** A draft invoice with a quotation's lines and amounts, to the cent; its number and day are new. */
export function draftFromQuotation(quotation: FoundDocument): InvoiceDraft {
  return {
    customerId: quotation.customer_id,
    number: null,
    issueDate: null,
    deadline: null,
    status: 'draft',
    currency: quotation.currency,
    notes: quotation.notes,
    terms: quotation.terms,
    templateType: quotation.template_type,
    totals: {
      subtotal: new Big(quotation.subtotal),
      taxAmount: new Big(quotation.tax_amount),
      total: new Big(quotation.total),
    },
    lines: quotation.lines.map((line) => ({ ...line, line_id: randomUUID() })),
    paid: { amountPaid: ZERO, amountPaidBefore: ZERO },
  };
}
