import Big from 'big.js';
import { INVOICE_RECORD } from '../../billing/schemas/invoice';
import { parse } from '../../validation/parse';
import { serializeInvoiceEvent } from '../../billing/serialize/invoice';
import { statusEvent, type InvoiceStatus } from '../../domain/invoice-status';
import { decimalText } from '../../domain/money';
import { INVOICE } from '../../billing/kind';
import { findDocument } from '../../billing/sql/find-document';
import { recordEvent, type EventType } from '../../webhooks/record-event';
import { priceInvoice } from '../../billing/price';
import type { Rule, Saving } from './context';
import { keepDigits, prepare, storedData, type Prepared } from './document';
import { paidAfterSave } from './paid';

/** The amount in the form when somebody changed it there. */
function enteredAmount(saving: Saving, { source, input }: Prepared<'invoice'>): Big | null {
  const entered = input.amount_paid;
  if (!(entered instanceof Big) && typeof entered !== 'number') return null;
  const amount = new Big(entered);
  const stored = saving.action === 'update' ? source?.document.amount_paid : undefined;
  // The form shows a float. An unchanged float stands for all the stored digits.
  return stored !== undefined && Number(amount) === Number(stored) ? null : amount;
}

function eventOf(
  saving: Saving,
  { source }: Prepared<'invoice'>,
  status: InvoiceStatus,
): EventType | null {
  if (saving.action !== 'update' || !source) return 'invoice.created';
  return statusEvent(source.document.status, status);
}

/** Since when an invoice is paid; undefined leaves it as it is stored, whatever the form sent. */
function paidAt(from: string | undefined, to: InvoiceStatus): Date | null | undefined {
  if (to !== 'paid') return null;
  return from === 'paid' ? undefined : new Date();
}

/** An invoice saved in the panel obeys the rules of the API, and its changes have their events. */
export const invoiceRule: Rule = async (saving) => {
  const { strapi, trx } = saving;
  const prepared = await prepare(saving, INVOICE);
  const entered = enteredAmount(saving, prepared);
  const paidInFull = prepared.input.status === 'paid';
  const record = { ...prepared.input, amount_paid: paidInFull ? null : prepared.input.amount_paid };
  const priced = priceInvoice(parse(INVOICE_RECORD, keepAmount(record, prepared, entered)));
  const before = saving.action === 'update' ? (prepared.source?.document ?? null) : null;
  const { status } = priced;
  const amountPaid = entered && new Big(priced.amount_paid);
  const paid = paidAfterSave(before, status, new Big(priced.total), amountPaid);
  priced.amount_paid = decimalText(paid.amountPaid);
  priced.amount_paid_before = decimalText(paid.amountPaidBefore);
  const { business } = prepared;
  const data = {
    ...(await storedData(saving, INVOICE, prepared, priced)),
    amount_paid: Number(priced.amount_paid),
    amount_paid_before: Number(priced.amount_paid_before),
    paid_at: paidAt(before?.status, status),
    // Only a conversion links the two; a form could name any quotation there is.
    quotation: saving.action === 'update' ? undefined : null,
    // The database sets this mark; a copy gets its own.
    left_draft: saving.action === 'update' ? undefined : null,
  };
  const type = eventOf(saving, prepared, status);
  const after = async (documentId: string) => {
    const stored = { businessRowId: business.row_id, id: documentId };
    await keepDigits(saving, INVOICE, stored, priced);
    const invoice = await findDocument(trx, INVOICE, business.row_id, documentId);
    if (!invoice || !type) return;
    const event = () => serializeInvoiceEvent(invoice, business.id);
    await recordEvent(strapi, trx, { type, businessRowId: business.row_id, data: event });
  };
  return { data, after };
};

/**
 * An unchanged amount keeps its stored digits. When an invoice leaves `paid`, the amount paid before
 * counts, and not its old total.
 */
function keepAmount(
  record: Record<string, unknown>,
  { source }: Prepared<'invoice'>,
  entered: Big | null,
): Record<string, unknown> {
  if (entered !== null || !source || record.amount_paid === null) return record;
  const { status, amount_paid: now, amount_paid_before: before } = source.document;
  const leavesPaid = status === 'paid' && record.status !== 'paid';
  return { ...record, amount_paid: new Big(leavesPaid ? before : now) };
}
