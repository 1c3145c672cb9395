import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { newRefund } from './new-refund';
import type { RefundCreate } from '../schemas/payment';
import { serializePayment } from '../serialize/payment';
import { serializeRefund } from '../serialize/refund';
import { roundedAmount } from '../settle';
import {
  ASK_FOR_REFUND,
  HOLD_REFUND,
  REFUND_PAYMENT,
  UNREFUND_PAYMENT,
} from '../sql/payment-changes';
import { OPEN_OF_REFUND } from '../sql/bank-matches';
import { lockPayment, type LockedPayment, type PaymentRow } from '../sql/payments';
import { INSERT_REFUND, refundOf, VOID_REFUND, type RefundRow } from '../sql/refunds';
import type { PipelinedTransaction } from '../../database/pool';
import { ApiError } from '../../domain/errors';
import { jsonText } from '../../domain/json';
import { decimalText } from '../../domain/money';
import { requireUnallocated } from '../../domain/on-account';
import { say } from '../../messages/message';
import { nextVersion } from '../../domain/version';
import { tellPayment } from '../payments/tell-payment';
import type { Tenant } from '../tenant';
import { queueEvents } from '../../webhooks/wake';

/** A payment before and after its refund. */
interface Refunding {
  rowId: number;
  payment: PaymentRow;
  refund: RefundRow;
}

/** What is left of the payment, and the refund of it. @throws 400, 409 `amount_exceeds_unallocated` */
function refunding(
  { payment: before, row_id: rowId, can_ask_provider: asks }: LockedPayment,
  input: RefundCreate,
  { timeZone }: Tenant,
): Refunding {
  const now = new Date();
  const left = new Big(before.unallocated_amount);
  const amount = roundedAmount(input.amount, before.currency);
  requireUnallocated(left, amount, ['amount']);
  const of = { document: 'payment', id: before.id, issued: before.paid_on } as const;
  const made = newRefund(of, input, { amount, currency: before.currency }, { timeZone, now });
  const payment: PaymentRow = {
    ...before,
    unallocated_amount: decimalText(left.minus(amount)),
    refunded_amount: decimalText(amount.plus(before.refunded_amount)),
    updated_at: nextVersion(before.updated_at, now),
  };
  const refund: RefundRow = { ...made, status: asks === null ? 'recorded' : 'pending' };
  return { rowId, payment, refund };
}

/** Stores a refund that was made already, and its event. */
function storeMade(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { businessRowId, businessId }: Tenant,
  { rowId, payment, refund }: Refunding,
): void {
  const told = { ...serializePayment(payment, businessId), refund: serializeRefund(refund) };
  const stored = {
    businessRowId,
    json: jsonText(told),
    rowId,
    now: payment.updated_at,
    unallocated: payment.unallocated_amount,
  };
  queueEvents(strapi, trx, REFUND_PAYMENT(stored));
}

/** Holds the amount of a refund until its provider has made it, which is when `payment.refunded` is sent. */
function storePending(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  { rowId, payment, refund }: Refunding,
): void {
  const unallocated = payment.unallocated_amount;
  trx.queue(HOLD_REFUND({ rowId, now: payment.updated_at, unallocated }));
  trx.queue(ASK_FOR_REFUND({ businessRowId: who.businessRowId, refund: refund.id }));
  tellPayment(strapi, trx, who, 'payment.updated', { payment });
}

/**
 * Records that something of what a payment has on account was paid back. Where a provider has the money, it is
 * to pay it back, and the refund is pending until then.
 * @throws 404, 400, 409 `amount_exceeds_unallocated`, `provider_not_connected`
 */
export async function refundPayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
  input: RefundCreate,
): Promise<RefundRow> {
  const { businessRowId } = who;
  const locked = await lockPayment(trx, businessRowId, id);
  const { can_ask_provider: asks } = locked;
  if (asks === false) throw new ApiError('provider_not_connected', say('provider_gone'));
  const made = refunding(locked, input, who);
  const { rowId, refund } = made;
  trx.queue(INSERT_REFUND({ businessRowId, noteRowId: null, paymentRowId: rowId, refund }));
  if (asks === null) storeMade(strapi, trx, who, made);
  else storePending(strapi, trx, who, made);
  return refund;
}

/** Puts the amount of a refund back on account. @returns the payment as it is then */
export function unrefund(
  trx: PipelinedTransaction,
  { payment: before, row_id: rowId }: LockedPayment,
  { amount }: RefundRow,
  now: Date,
): PaymentRow {
  const payment: PaymentRow = {
    ...before,
    unallocated_amount: decimalText(new Big(before.unallocated_amount).plus(amount)),
    refunded_amount: decimalText(new Big(before.refunded_amount).minus(amount)),
    updated_at: nextVersion(before.updated_at, now),
  };
  trx.queue(UNREFUND_PAYMENT({ rowId, now: payment.updated_at, amount }));
  return payment;
}

/** Voids a refund of a payment: its amount is on account again. A second time changes nothing. */
export async function voidPaymentRefund(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  { rowId, paymentId }: { rowId: number; paymentId: string },
): Promise<RefundRow> {
  const locked = await lockPayment(trx, who.businessRowId, paymentId);
  const refund = await refundOf(trx, rowId);
  if (refund.status === 'voided') return refund;
  const now = new Date();
  const updated_at = nextVersion(refund.updated_at, now);
  trx.queue(VOID_REFUND({ rowId, now: updated_at }));
  trx.queue(OPEN_OF_REFUND({ refundRowId: rowId, now }));
  tellPayment(strapi, trx, who, 'payment.updated', { payment: unrefund(trx, locked, refund, now) });
  return { ...refund, status: 'voided', updated_at };
}
