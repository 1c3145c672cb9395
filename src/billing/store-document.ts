import { randomUUID } from 'node:crypto';
import { isDuplicate } from '../database/failures';
import type { Queryable } from '../database/connection';
import { dateInZone } from '../domain/dates';
import { ApiError, customerNotFound } from '../domain/errors';
import { decimalText } from '../domain/money';
import { INVOICE, QUOTATION, type DocumentKind } from './kind';
import { insertDocument, type InsertedDocument, type NewDocument } from './sql/insert-document';
import type { FoundDocument } from './sql/rows';
import type { DocumentDraft, InvoiceDraft } from './draft';
import { merged } from '../domain/merged';
import { columnTime } from '../database/timestamps';

/** The business that a document is stored for. */
export interface Owner {
  businessRowId: number;
  timeZone: string;
}

function newDocument(
  owner: Owner,
  draft: DocumentDraft,
  own: NewDocument['extraValues'],
  now: Date,
): NewDocument {
  return {
    businessRowId: owner.businessRowId,
    id: randomUUID(),
    customerId: draft.customerId,
    number: draft.number,
    issueDate: draft.issueDate ?? dateInZone(owner.timeZone, now),
    deadline: draft.deadline,
    status: draft.status,
    currency: draft.currency,
    notes: draft.notes,
    terms: draft.terms,
    templateType: draft.templateType,
    subtotal: decimalText(draft.totals.subtotal),
    taxAmount: decimalText(draft.totals.taxAmount),
    total: decimalText(draft.totals.total),
    createdAt: now.toISOString(),
    extraValues: own,
    lines: draft.lines,
  };
}

function stored(document: NewDocument, inserted: InsertedDocument): FoundDocument {
  return {
    row_id: inserted.row_id,
    id: document.id,
    customer_id: document.customerId,
    number: inserted.number,
    issue_date: document.issueDate,
    deadline: document.deadline,
    status: document.status,
    currency: document.currency,
    notes: document.notes,
    terms: document.terms,
    template_type: document.templateType,
    subtotal: document.subtotal,
    tax_amount: document.taxAmount,
    total: document.total,
    created_at: document.createdAt,
    updated_at: document.createdAt,
    lines: [...document.lines],
    customer: inserted.customer,
    has_listeners: inserted.has_listeners,
  };
}

/** The answer to a number that this business has already used. */
export function duplicateNumber(kind: DocumentKind, number: string): ApiError {
  const message = `${kind.numberColumn} ${JSON.stringify(number)} is already used in this business`;
  return new ApiError('duplicate_number', message, {
    errors: [{ pointer: `/${kind.numberColumn}`, message: 'is already used in this business' }],
  });
}

async function store(
  trx: Queryable,
  kind: DocumentKind,
  document: NewDocument,
): Promise<FoundDocument> {
  try {
    const inserted = await insertDocument(trx, kind, document);
    if (!inserted) throw customerNotFound();
    return stored(document, inserted);
  } catch (error) {
    if (document.number === null || !isDuplicate(error, 'number_unique')) throw error;
    throw duplicateNumber(kind, document.number);
  }
}

/**
 * Stores an invoice with its number.
 * @param quotationRowId row id of the quotation it was made from
 * @throws ApiError `customer_not_found`, `duplicate_number`
 */
export async function storeInvoice(
  trx: Queryable,
  owner: Owner,
  draft: InvoiceDraft,
  now: Date,
  quotationRowId?: number,
): Promise<FoundDocument> {
  const amountPaid = decimalText(draft.paid.amountPaid);
  const paidAt = draft.status === 'paid' ? columnTime(now) : null;
  const own = [
    amountPaid,
    decimalText(draft.paid.amountPaidBefore),
    quotationRowId ?? null,
    paidAt,
  ];
  const document = newDocument(owner, draft, own, now);
  return merged(await store(trx, INVOICE, document), { amount_paid: amountPaid });
}

/** Stores a quotation with its number; throws as `storeInvoice` does. */
export async function storeQuotation(
  trx: Queryable,
  owner: Owner,
  draft: DocumentDraft,
  now: Date,
): Promise<FoundDocument> {
  return store(trx, QUOTATION, newDocument(owner, draft, [], now));
}
