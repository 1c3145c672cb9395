import type { z } from 'zod';
import type { StoredInvoice } from '../document';
import type { CUSTOMER, FOUND_INVOICE, INVOICE } from '../schemas/answers';

import { mergeObjects } from '../../domain/merge-objects';
import { jsonNumber } from '../../domain/json';
import { serializeCustomer } from './customer';
import { serializeInvoiceLine } from './line';

type InvoiceAnswer = z.infer<typeof INVOICE>;

function fields(invoice: StoredInvoice, businessId: string) {
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
    created_at: invoice.created_at,
    updated_at: invoice.updated_at,
  };
}

/** Answer of create and PATCH: the lines under `items`. */
export function serializeInvoice(invoice: StoredInvoice, businessId: string): InvoiceAnswer {
  return mergeObjects(fields(invoice, businessId), {
    items: invoice.lines.map(serializeInvoiceLine),
  });
}

/** Answer of retrieve: lines that name their invoice, and the whole customer. */
export function serializeFoundInvoice(
  invoice: StoredInvoice,
  businessId: string,
): z.infer<typeof FOUND_INVOICE> {
  const linesOf = ({ lines, id }: StoredInvoice) =>
    lines.map((line) =>
      mergeObjects({ id: line.line_id, invoice_id: id }, serializeInvoiceLine(line)),
    );
  return mergeObjects(fields(invoice, businessId), {
    invoice_items: linesOf(invoice),
    customers: serializeCustomer(invoice.customer, businessId),
  });
}

/** The data of an event: the record as create returns it, with its customer. */
export function serializeInvoiceEvent(
  invoice: StoredInvoice,
  businessId: string,
): InvoiceAnswer & { customers: z.infer<typeof CUSTOMER> } {
  const customers = serializeCustomer(invoice.customer, businessId);
  return mergeObjects(serializeInvoice(invoice, businessId), { customers });
}
