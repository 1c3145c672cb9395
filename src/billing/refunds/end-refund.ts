import type { Core } from '@strapi/strapi';
import { unrefund } from './refund-payment';
import { OPEN_OF_REFUND } from '../sql/bank-matches';
import { END_REFUND } from '../sql/payment-changes';
import { lockPayment, type LockedPayment } from '../sql/payments';
import { refundOf, type RefundRow } from '../sql/refunds';
import { tellPayment } from '../payments/tell-payment';
import type { Tenant } from '../tenant';
import type { PipelinedTransaction } from '../../database/pool';
import { openDay } from '../../domain/booking-dates';
import { dateInZone } from '../../domain/dates';
import { nextVersion } from '../../domain/version';

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
  const locked = await lockPayment(trx, who.businessRowId, paymentId);
  const before = await refundOf(trx, rowId);
  if (before.status !== 'pending') return;
  const now = new Date();
  const refund: RefundRow = {
    ...before,
    status: 'recorded',
    refunded_on: dayOf(before, locked, who, now),
    updated_at: nextVersion(before.updated_at, now),
  };
  const { status, refunded_on: day } = refund;
  trx.queue(END_REFUND({ rowId, now: refund.updated_at, status, day }));
  tellPayment(strapi, trx, who, 'payment.refunded', { payment: locked.payment, refund });
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
  const locked = await lockPayment(trx, who.businessRowId, paymentId);
  const refund = await refundOf(trx, rowId);
  if (refund.status !== 'pending' && refund.status !== 'recorded') return;
  const now = new Date();
  const day = refund.status === 'pending' ? dayOf(refund, locked, who, now) : refund.refunded_on;
  const ended = nextVersion(refund.updated_at, now);
  trx.queue(END_REFUND({ rowId, now: ended, status: 'failed', day }));
  trx.queue(OPEN_OF_REFUND({ refundRowId: rowId, now }));
  const payment = unrefund(trx, locked, refund, now);
  tellPayment(strapi, trx, who, 'payment.unallocated', { payment });
}
