import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { CREDIT_NOTE } from '../../../billing/kind';
import { readInvoiceEvent } from '../../../billing/record-invoice-event';
import type { RefundCreate } from '../../../billing/schemas/credit-note';
import { serializeCreditNoteEvent } from '../../../billing/serialize/credit-note';
import { serializeRefund } from '../../../billing/serialize/refund';
import { roundedAmount, settledInvoice, settlementOf } from '../../../billing/settle';
import {
  lockInvoiceOfNote,
  queueNotes,
  settledOf,
  type LockedWithNote,
  type StoredNote,
} from '../../../billing/sql/credit-notes';
import { getDocument } from '../../../billing/sql/find-document';
import {
  INSERT_REFUND,
  listRefunds,
  lockInvoiceOfRefund,
  refundOf,
  VOID_REFUND,
  type RefundRow,
} from '../../../billing/sql/refunds';
import { SETTLE_INVOICE } from '../../../billing/sql/settlement';
import type { Queryable } from '../../../database/connection';
import type { PipelinedTransaction } from '../../../database/pool';
import { requireBookingDate } from '../../../domain/booking-dates';
import { dateInZone } from '../../../domain/dates';
import { statusEvent } from '../../../domain/invoice-status';
import { decimalText } from '../../../domain/money';
import { recordRefund, voidRefund } from '../../../domain/refunds';
import type { Tenant } from '../../../http/requests/caller';
import { recordEvent } from '../../../webhooks/record-event';

interface App {
  strapi: Core.Strapi;
}

/** The credit note as it is now, and the refund. */
async function announce(
  { strapi }: App,
  trx: PipelinedTransaction,
  who: Tenant,
  refund: RefundRow,
): Promise<void> {
  const { businessRowId, businessId } = who;
  const note = await getDocument(trx, CREDIT_NOTE, businessRowId, refund.credit_note_id);
  const data = () => ({
    ...serializeCreditNoteEvent(note, businessId),
    refund: serializeRefund(refund),
  });
  const type = 'credit_note.refunded';
  await recordEvent(strapi, trx, { type, businessRowId, data, listened: true });
}

function noteAt(notes: readonly StoredNote[], rowId: number): StoredNote {
  const note = notes.find((one) => one.rowId === rowId);
  if (!note) throw new Error('The credit note is none of its invoice');
  return note;
}

/** @throws ApiError 400 for a day that cannot be */
function newRefund(
  { currency, note_issue_date: issued }: LockedWithNote,
  credit_note_id: string,
  input: RefundCreate,
  amount: Big,
  { timeZone, now }: { timeZone: string; now: Date },
): RefundRow {
  const today = dateInZone(timeZone, now);
  const refunded_on = input.refunded_on ?? today;
  const booking = { field: 'refunded_on', day: refunded_on, issued, today } as const;
  requireBookingDate({ ...booking, document: 'credit note' });
  return {
    id: randomUUID(),
    credit_note_id,
    amount: decimalText(amount),
    currency,
    refunded_on,
    reference: input.reference,
    status: 'recorded',
    created_at: now.toISOString(),
  };
}

async function create(
  app: App,
  trx: PipelinedTransaction,
  who: Tenant,
  noteId: string | null,
  input: RefundCreate,
): Promise<RefundRow> {
  const { businessRowId, timeZone } = who;
  const locked = await lockInvoiceOfNote(trx, businessRowId, noteId);
  const { settlement, notes } = await settledOf(trx, locked, settlementOf(locked));
  const now = new Date();
  const amount = roundedAmount(input.amount, locked.currency);
  const note = noteAt(notes, locked.note_row_id);
  const after = recordRefund(settlement, note, amount);
  const refund = newRefund(locked, noteId as string, input, amount, { timeZone, now });
  trx.queue(INSERT_REFUND({ businessRowId, noteRowId: note.rowId, refund }));
  queueNotes(trx, [note], [after.note], now);
  trx.queue(SETTLE_INVOICE(settledInvoice(locked, after.settlement, now)));
  if (locked.has_listeners) await announce(app, trx, who, refund);
  return refund;
}

async function voidOnce(
  { strapi }: App,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
): Promise<RefundRow> {
  const locked = await lockInvoiceOfRefund(trx, who.businessRowId, id);
  const refund = await refundOf(trx, locked.refund_row_id);
  if (refund.status === 'voided') return refund;
  const stored = await settledOf(trx, locked, settlementOf(locked));
  const now = new Date();
  const amount = new Big(refund.amount);
  const without = (note: StoredNote) =>
    note.rowId === locked.note_row_id ? { ...note, refunded: note.refunded.minus(amount) } : note;
  const after = voidRefund({ ...stored, notes: stored.notes.map(without) }, amount);
  trx.queue(VOID_REFUND({ rowId: locked.refund_row_id, now: now.toISOString() }));
  queueNotes(trx, stored.notes, after.notes, now);
  trx.queue(SETTLE_INVOICE(settledInvoice(locked, after.settlement, now)));
  const event = statusEvent(locked.status, after.settlement.status);
  if (event && locked.has_listeners) await readInvoiceEvent(strapi, trx, who, event, locked.id);
  return { ...refund, status: 'voided' };
}

const refundService = (app: App) => ({
  /** Throws 404, 409 `amount_exceeds_refund_due`. */
  create: (trx: PipelinedTransaction, who: Tenant, noteId: string | null, input: RefundCreate) =>
    create(app, trx, who, noteId, input),

  search: (
    db: Queryable,
    who: Tenant,
    creditNoteId: string,
    paging: { page: number; limit: number },
  ) => listRefunds(db, who.businessRowId, creditNoteId, paging),

  /** Voids a refund. A second time changes nothing. */
  void: (trx: PipelinedTransaction, who: Tenant, id: string | null) => voidOnce(app, trx, who, id),
});

export type RefundService = ReturnType<typeof refundService>;
export default refundService;
