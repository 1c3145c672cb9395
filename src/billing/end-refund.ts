import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { serializePayment } from './serialize/payment';
import { serializeRefund } from './serialize/refund';
import { END_REFUND, TELL_REFUNDED, UNREFUND_PAYMENT } from './sql/payment-changes';
import { lockPayment, type LockedPayment } from './sql/payments';
import { refundOf, type RefundRow } from './sql/refunds';
import { tellUnallocated } from './tell-unallocated';
import type { Tenant } from './tenant';
import type { PipelinedTransaction } from '../database/pool';
import { openDay } from '../domain/booking-dates';
import { dateInZone } from '../domain/dates';
import { jsonText } from '../domain/json';
import { decimalText } from '../domain/money';
import { queueEvents } from '../webhooks/wake';

/* The end of a refund that a provider makes: while it is pending, nobody can use its amount. */

/** A refund by its row, and the public id of its payment. */
interface Wanted {
  rowId: number;
  paymentId: string;
}

/** The day of the refund; today where its own is in a period that was closed meanwhile. */
function dayOf(
  { refunded_on: day }: RefundRow,
  { closed_until: closed }: LockedPayment,
  { timeZone }: Tenant,
  now: Date,
): string {
  return openDay({ day, today: dateInZone(timeZone, now), closedUntil: closed });
}

/** Records a refund that its provider has made. A second time changes nothing. */
export async function recordPendingRefund(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  { rowId, paymentId }: Wanted,
): Promise<void> {
  const { businessRowId, businessId } = who;
  const locked = await lockPayment(trx, businessRowId, paymentId);
  const before = await refundOf(trx, rowId);
  if (before.status !== 'pending') return;
  const now = new Date();
  const refund: RefundRow = {
    ...before,
    status: 'recorded',
    refunded_on: dayOf(before, locked, who, now),
  };
  const { status, refunded_on: day } = refund;
  trx.queue(END_REFUND({ rowId, now: now.toISOString(), status, day }));
  const payment = serializePayment(locked.payment, businessId);
  const json = jsonText({ ...payment, refund: serializeRefund(refund) });
  queueEvents(strapi, trx, TELL_REFUNDED({ businessRowId, json }));
}

/**
 * Takes back a refund that its provider could not make, also one that had been recorded: banks send money back
 * days later. Its amount is on account again. A second time changes nothing.
 */
export async function failRefund(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  { rowId, paymentId }: Wanted,
): Promise<void> {
  const { businessRowId, businessId } = who;
  const locked = await lockPayment(trx, businessRowId, paymentId);
  const refund = await refundOf(trx, rowId);
  if (refund.status !== 'pending' && refund.status !== 'recorded') return;
  const now = new Date();
  const at = now.toISOString();
  const day = refund.status === 'pending' ? dayOf(refund, locked, who, now) : refund.refunded_on;
  trx.queue(END_REFUND({ rowId, now: at, status: 'failed', day }));
  trx.queue(UNREFUND_PAYMENT({ rowId: locked.row_id, now: at, amount: refund.amount }));
  const { payment: before } = locked;
  const payment = {
    ...before,
    unallocated_amount: decimalText(new Big(before.unallocated_amount).plus(refund.amount)),
    refunded_amount: decimalText(new Big(before.refunded_amount).minus(refund.amount)),
  };
  tellUnallocated(strapi, trx, { businessRowId, businessId, payment });
}
