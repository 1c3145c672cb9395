import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import type { RefundCreate } from '../../../billing/schemas/credit-note';
import { serializeRefund } from '../../../billing/serialize/refund';
import { roundedAmount, settledInvoice, settlementOf } from '../../../billing/settle';
import {
  lockInvoiceOfNote,
  queueNotes,
  settledOf,
  type LockedWithNote,
  type StoredNote,
} from '../../../billing/sql/credit-notes';
import {
  INSERT_REFUND,
  listRefunds,
  lockInvoiceOfRefund,
  refundOf,
  VOID_REFUND,
  type RefundRow,
} from '../../../billing/sql/refunds';
import { storeRefundEvent } from '../../../billing/sql/store-events';
import type { Queryable } from '../../../database/connection';
import type { PipelinedTransaction } from '../../../database/pool';
import { requireBookingDate } from '../../../domain/booking-dates';
import { dateInZone } from '../../../domain/dates';
import { statusEvent } from '../../../domain/invoice-status';
import { decimalText } from '../../../domain/money';
import { recordRefund, voidRefund } from '../../../domain/refunds';
import type { Tenant } from '../../../billing/tenant';
import { jsonText } from '../../../domain/json';
import { settleInvoice } from '../../../billing/settle-invoice';

interface App {
  strapi: Core.Strapi;
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
  { strapi }: App,
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
  settleInvoice(strapi, trx, who, settledInvoice(locked, after.settlement, now), null);
  const told = { id: refund.credit_note_id, refund: jsonText(serializeRefund(refund)) };
  await storeRefundEvent(strapi, trx, { businessRowId, businessId: who.businessId, ...told });
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
  const event = statusEvent(locked.status, after.settlement.status);
  settleInvoice(strapi, trx, who, settledInvoice(locked, after.settlement, now), event);
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
