import type { z } from 'zod';
import type { StoredQuotation } from '../document';
import type { CUSTOMER, FOUND_QUOTATION, QUOTATION } from '../schemas/answers';

import { mergeObjects } from '../../domain/merge-objects';
import { jsonNumber } from '../../domain/json';
import { serializeCustomer } from './customer';
import { serializeQuotationLine } from './line';

type QuotationAnswer = z.infer<typeof QUOTATION>;

function fields(quotation: StoredQuotation, businessId: string) {
  return {
    id: quotation.id,
    business_id: businessId,
    customer_id: quotation.customer_id,
    quotation_number: quotation.number,
    issue_date: quotation.issue_date,
    valid_until: quotation.deadline,
    status: quotation.status,
    currency: quotation.currency,
    notes: quotation.notes,
    terms: quotation.terms,
    template_type: quotation.template_type,
    subtotal: jsonNumber(quotation.subtotal),
    tax_amount: jsonNumber(quotation.tax_amount),
    total: jsonNumber(quotation.total),
    issued_at: quotation.issued_at,
    created_at: quotation.created_at,
    updated_at: quotation.updated_at,
  };
}

/** Answer of create and PATCH: the lines under `items`. */
export function serializeQuotation(
  quotation: StoredQuotation,
  businessId: string,
): QuotationAnswer {
  return mergeObjects(fields(quotation, businessId), {
    items: quotation.lines.map(serializeQuotationLine),
  });
}

/** Answer of retrieve: lines that name their quotation, and the whole customer. */
export function serializeFoundQuotation(
  quotation: StoredQuotation,
  businessId: string,
): z.infer<typeof FOUND_QUOTATION> {
  const linesOf = ({ lines, id }: StoredQuotation) =>
    lines.map((line) =>
      mergeObjects({ id: line.line_id, quotation_id: id }, serializeQuotationLine(line)),
    );
  return mergeObjects(fields(quotation, businessId), {
    quotation_items: linesOf(quotation),
    customers: serializeCustomer(quotation.customer, businessId),
  });
}

/** The data of an event: the record as create returns it, with its customer. */
export function serializeQuotationEvent(
  quotation: StoredQuotation,
  businessId: string,
): QuotationAnswer & { customers: z.infer<typeof CUSTOMER> } {
  const customers = serializeCustomer(quotation.customer, businessId);
  return mergeObjects(serializeQuotation(quotation, businessId), { customers });
}
