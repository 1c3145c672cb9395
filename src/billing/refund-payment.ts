import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { newRefund } from './new-refund';
import type { RefundCreate } from './schemas/payment';
import { serializePayment } from './serialize/payment';
import { serializeRefund } from './serialize/refund';
import { roundedAmount } from './settle';
import { REFUND_PAYMENT, UNREFUND_PAYMENT } from './sql/payment-changes';
import { lockPayment, type PaymentRow } from './sql/payments';
import { INSERT_REFUND, refundOf, VOID_REFUND, type RefundRow } from './sql/refunds';
import type { PipelinedTransaction } from '../database/pool';
import { jsonText } from '../domain/json';
import { decimalText } from '../domain/money';
import { requireUnallocated } from '../domain/on-account';
import type { Tenant } from './tenant';
import { queueEvents } from '../webhooks/wake';

/**
 * Records that something of what a payment has on account was paid back.
 * @throws 404, 400, 409 `amount_exceeds_unallocated`
 */
export async function refundPayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
  input: RefundCreate,
): Promise<RefundRow> {
  const { businessRowId, businessId, timeZone } = who;
  const { payment: before, row_id: rowId } = await lockPayment(trx, businessRowId, id);
  const now = new Date();
  const left = new Big(before.unallocated_amount);
  const amount = roundedAmount(input.amount, before.currency);
  requireUnallocated(left, amount, ['amount']);
  const of = { document: 'payment', id: before.id, issued: before.paid_on } as const;
  const refund = newRefund(of, input, { amount, currency: before.currency }, { timeZone, now });
  const payment: PaymentRow = {
    ...before,
    unallocated_amount: decimalText(left.minus(amount)),
    refunded_amount: decimalText(amount.plus(before.refunded_amount)),
  };
  trx.queue(INSERT_REFUND({ businessRowId, noteRowId: null, paymentRowId: rowId, refund }));
  const told = { ...serializePayment(payment, businessId), refund: serializeRefund(refund) };
  const stored = {
    businessRowId,
    json: jsonText(told),
    rowId,
    now: now.toISOString(),
    unallocated: payment.unallocated_amount,
  };
  queueEvents(strapi, trx, REFUND_PAYMENT(stored));
  return refund;
}

/** Voids a refund of a payment: its amount is on account again. A second time changes nothing. */
export async function voidPaymentRefund(
  trx: PipelinedTransaction,
  { businessRowId }: Tenant,
  rowId: number,
  paymentId: string,
): Promise<RefundRow> {
  const locked = await lockPayment(trx, businessRowId, paymentId);
  const refund = await refundOf(trx, rowId);
  if (refund.status === 'voided') return refund;
  const now = new Date().toISOString();
  trx.queue(VOID_REFUND({ rowId, now }));
  trx.queue(UNREFUND_PAYMENT({ rowId: locked.row_id, now, amount: refund.amount }));
  return { ...refund, status: 'voided' };
}
