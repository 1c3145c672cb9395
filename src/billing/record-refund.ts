import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type Big from 'big.js';
import type { RefundCreate } from './schemas/credit-note';
import { serializeRefund } from './serialize/refund';
import { roundedAmount, settledInvoice, settlementOf } from './settle';
import {
  lockInvoiceOfNote,
  queueNotes,
  settledOf,
  type LockedWithNote,
  type StoredNote,
} from './sql/credit-notes';
import { INSERT_REFUND, type RefundRow } from './sql/refunds';
import { storeRefundEvent } from './sql/store-events';
import type { PipelinedTransaction } from '../database/pool';
import { requireBookingDate } from '../domain/booking-dates';
import { dateInZone } from '../domain/dates';
import { decimalText } from '../domain/money';
import { recordRefund as addRefund } from '../domain/refunds';
import type { Tenant } from './tenant';
import { jsonText } from '../domain/json';
import { settleInvoice } from './settle-invoice';

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

/**
 * Records that a part of a credit note was paid back.
 * @throws 404, 400, 409 `amount_exceeds_refund_due`
 */
export async function recordRefund(
  strapi: Core.Strapi,
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
  const after = addRefund(settlement, note, amount);
  const refund = newRefund(locked, noteId as string, input, amount, { timeZone, now });
  trx.queue(INSERT_REFUND({ businessRowId, noteRowId: note.rowId, refund }));
  queueNotes(trx, [note], [after.note], now);
  settleInvoice(strapi, trx, who, settledInvoice(locked, after.settlement, now), null);
  const told = { id: refund.credit_note_id, refund: jsonText(serializeRefund(refund)) };
  await storeRefundEvent(strapi, trx, { businessRowId, businessId: who.businessId, ...told });
  return refund;
}
