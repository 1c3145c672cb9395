import type { z } from 'zod';
import Big from 'big.js';
import { jsonNumber } from '../../domain/json';
import { mergeObjects } from '../../domain/merge-objects';
import { decimalText } from '../../domain/money';
import type { StoredCreditNote } from '../document';
import type { CUSTOMER } from '../schemas/answers';
import type { CREDIT_NOTE, FOUND_CREDIT_NOTE } from '../schemas/settlement-answers';
import type { CreditNoteLineRow } from '../sql/rows';
import { serializeCustomer } from './customer';
import { serializeInvoiceLine } from './line';

type CreditNoteAnswer = z.infer<typeof CREDIT_NOTE>;

const refundDue = ({ total, applied_amount, refunded_amount }: StoredCreditNote): string =>
  decimalText(new Big(total).minus(applied_amount).minus(refunded_amount));

function fields(note: StoredCreditNote, businessId: string) {
  return {
    id: note.id,
    business_id: businessId,
    customer_id: note.customer_id,
    credit_note_number: note.number,
    invoice_id: note.invoice_id,
    invoice_number: note.invoice_number,
    issue_date: note.issue_date,
    delivery_date: note.delivery_date,
    order_reference: note.order_reference,
    status: note.status,
    reason: note.reason,
    currency: note.currency,
    notes: note.notes,
    terms: note.terms,
    template_type: note.template_type,
    subtotal: jsonNumber(note.subtotal),
    tax_amount: jsonNumber(note.tax_amount),
    total: jsonNumber(note.total),
    applied_amount: jsonNumber(note.applied_amount),
    refund_due: jsonNumber(refundDue(note)),
    refunded_amount: jsonNumber(note.refunded_amount),
    issued_at: note.issued_at,
    created_at: note.created_at,
    updated_at: note.updated_at,
  };
}

const serializeLine = (line: CreditNoteLineRow) =>
  mergeObjects({ line_id: line.invoice_line_id }, serializeInvoiceLine(line));

/** Answer of create: the lines under `items`. */
export function serializeCreditNote(note: StoredCreditNote, businessId: string): CreditNoteAnswer {
  return mergeObjects(fields(note, businessId), { items: note.lines.map(serializeLine) });
}

/** Answer of retrieve: lines that name their credit note, and the whole customer. */
export function serializeFoundCreditNote(
  note: StoredCreditNote,
  businessId: string,
): z.infer<typeof FOUND_CREDIT_NOTE> {
  const lines = note.lines.map((line) =>
    mergeObjects({ id: line.line_id, credit_note_id: note.id }, serializeLine(line)),
  );
  return mergeObjects(fields(note, businessId), {
    credit_note_items: lines,
    customers: serializeCustomer(note.customer, businessId),
  });
}

/** The data of an event: the record as create returns it, with its customer. */
export function serializeCreditNoteEvent(
  note: StoredCreditNote,
  businessId: string,
): CreditNoteAnswer & { customers: z.infer<typeof CUSTOMER> } {
  const customers = serializeCustomer(note.customer, businessId);
  return mergeObjects(serializeCreditNote(note, businessId), { customers });
}
