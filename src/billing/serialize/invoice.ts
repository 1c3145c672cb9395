import type { z } from 'zod';
import type { CreatedInvoice, Locked, StoredInvoice } from '../document';
import type { CUSTOMER, INVOICE } from '../schemas/answers';

import { mergeObjects } from '../../domain/merge-objects';
import { amountDue } from '../../domain/amount-due';
import { jsonNumber, jsonText } from '../../domain/json';
import { serializeCustomer } from './customer';
import { serializeInvoiceLine } from './line';

type InvoiceAnswer = z.infer<typeof INVOICE>;

function fields(invoice: Omit<StoredInvoice, 'lines' | 'customer'>, businessId: string) {
  return {
    id: invoice.id,
    business_id: businessId,
    customer_id: invoice.customer_id,
    invoice_number: invoice.number,
    issue_date: invoice.issue_date,
    due_date: invoice.deadline,
    delivery_date: invoice.delivery_date,
    order_reference: invoice.order_reference,
    status: invoice.status,
    currency: invoice.currency,
    notes: invoice.notes,
    terms: invoice.terms,
    template_type: invoice.template_type,
    subtotal: jsonNumber(invoice.subtotal),
    tax_amount: jsonNumber(invoice.tax_amount),
    total: jsonNumber(invoice.total),
    amount_paid: jsonNumber(invoice.amount_paid),
    amount_credited: jsonNumber(invoice.amount_credited),
    amount_due: jsonNumber(amountDue(invoice)),
    issued_at: invoice.issued_at,
    created_at: invoice.created_at,
    updated_at: invoice.updated_at,
  };
}

/** An invoice made from a quotation, as its answer shows it: the lines under `items`. */
export function serializeInvoice(invoice: StoredInvoice, businessId: string): InvoiceAnswer {
  return mergeObjects(fields(invoice, businessId), {
    items: invoice.lines.map(serializeInvoiceLine),
  });
}

/** Lines of a search begin with their id, which those of other answers lack. */
const LINE_ID = /\{"id":(?:null|"[^"\\]*"),/g;

/**
 * The same as text, for the answers of create and PATCH. The id of a line cannot be somebody's text:
 * quotes of texts are escaped.
 */
export function invoiceText(
  invoice: CreatedInvoice | Locked['invoice'],
  businessId: string,
): string {
  const items = invoice.lines_text.replace(LINE_ID, '{');
  return `${jsonText(fields(invoice, businessId)).slice(0, -1)},"items":${items}}`;
}

/** The data of an event: the record as create returns it, with its customer. */
export function serializeInvoiceEvent(
  invoice: StoredInvoice,
  businessId: string,
): InvoiceAnswer & { customers: z.infer<typeof CUSTOMER> } {
  const customers = serializeCustomer(invoice.customer, businessId);
  return mergeObjects(serializeInvoice(invoice, businessId), { customers });
}
