import type { Core } from '@strapi/strapi';
import { newRefund } from './new-refund';
import type { RefundCreate } from '../schemas/payment';
import { serializeRefund } from '../serialize/refund';
import { roundedAmount, settledInvoice, settlementOf } from '../settle';
import { lockInvoiceOfNote, queueNotes, settledOf, type StoredNote } from '../sql/credit-notes';
import { INSERT_REFUND, type RefundRow } from '../sql/refunds';
import { storeRefundEvent } from '../sql/store-events';
import type { PipelinedTransaction } from '../../database/pool';
import { recordRefund as addRefund } from '../../domain/refunds';
import type { Tenant } from '../tenant';
import { jsonText } from '../../domain/json';
import { settleInvoice } from '../settle-invoice';

function noteAt(notes: readonly StoredNote[], rowId: number): StoredNote {
  const note = notes.find((one) => one.rowId === rowId);
  if (!note) throw new Error('The credit note is none of its invoice');
  return note;
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
  const of = {
    document: 'credit note',
    id: noteId as string,
    issued: locked.note_issue_date,
  } as const;
  const refund = newRefund(of, input, { amount, currency: locked.currency }, { timeZone, now });
  trx.queue(INSERT_REFUND({ businessRowId, noteRowId: note.rowId, paymentRowId: null, refund }));
  queueNotes(trx, [note], [after.note], now);
  settleInvoice(strapi, trx, who, settledInvoice(locked, after.settlement, now), []);
  const told = { id: of.id, refund: jsonText(serializeRefund(refund)) };
  await storeRefundEvent(strapi, trx, { businessRowId, businessId: who.businessId, ...told });
  return refund;
}
