import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { voidPaymentRefund } from './refund-payment';
import { settledInvoice, settlementOf } from '../settle';
import { OPEN_OF_REFUND } from '../sql/bank-matches';
import { queueNotes, settledOf, type StoredNote } from '../sql/credit-notes';
import {
  findRefund,
  lockInvoiceOfRefund,
  refundOf,
  VOID_REFUND,
  type RefundRow,
} from '../sql/refunds';
import type { PipelinedTransaction } from '../../database/pool';
import { ApiError } from '../../domain/errors';
import { settledEvents } from '../../domain/settlement';
import { voidRefund as withoutRefund } from '../../domain/refunds';
import { nextVersion } from '../../domain/version';
import { say } from '../../messages/message';
import type { Tenant } from '../tenant';
import { settleInvoice } from '../settle-invoice';

/**
 * Voids a refund. A second time changes nothing.
 * @throws 404, 409 `payment_at_provider`
 */
export async function voidRefund(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
): Promise<RefundRow> {
  const found = await findRefund(trx, who.businessRowId, id);
  if (found.at_provider) throw new ApiError('payment_at_provider', say('refund_at_provider'));
  if (found.payment_id !== null) {
    const { row_id: rowId, payment_id: paymentId } = found;
    return voidPaymentRefund(strapi, trx, who, { rowId, paymentId });
  }
  const locked = await lockInvoiceOfRefund(trx, who.businessRowId, id);
  const refund = await refundOf(trx, locked.refund_row_id);
  if (refund.status === 'voided') return refund;
  const stored = await settledOf(trx, locked, settlementOf(locked));
  const now = new Date();
  const amount = new Big(refund.amount);
  const without = (note: StoredNote) =>
    note.rowId === locked.note_row_id ? { ...note, refunded: note.refunded.minus(amount) } : note;
  const after = withoutRefund({ ...stored, notes: stored.notes.map(without) }, amount);
  const updated_at = nextVersion(refund.updated_at, now);
  trx.queue(VOID_REFUND({ rowId: locked.refund_row_id, now: updated_at }));
  trx.queue(OPEN_OF_REFUND({ refundRowId: locked.refund_row_id, now }));
  queueNotes(trx, stored.notes, after.notes, now);
  const events = settledEvents(locked.status, after.settlement);
  settleInvoice(strapi, trx, who, settledInvoice(locked, after.settlement, now), events);
  return { ...refund, status: 'voided', updated_at };
}
