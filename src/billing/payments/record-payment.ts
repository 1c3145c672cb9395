import type { Core } from '@strapi/strapi';
import type Big from 'big.js';
import { newAllocation, newPayment } from './new-payment';
import { serializePayment } from '../serialize/payment';
import type { PaymentCreate } from '../schemas/payment';
import { roundedAmount, settledInvoice, settlementOf } from '../settle';
import { INSERT_CUSTOMER_PAYMENT, INSERT_PAYMENT } from '../sql/payment-changes';
import type { PaymentRow } from '../sql/payments';
import { lockInvoice, type LockedInvoice } from '../sql/settlement';
import type { PipelinedTransaction } from '../../database/pool';
import { requireBookingDate } from '../../domain/booking-dates';
import { dateInZone } from '../../domain/dates';
import { jsonText } from '../../domain/json';
import { ZERO } from '../../domain/money';
import { payableOf, requireSameSide } from '../../domain/on-account';
import { recordPayment as addPayment, settledEvents } from '../../domain/settlement';
import type { Tenant } from '../tenant';
import { queueEvents } from '../../webhooks/wake';

/** @throws ApiError 400 for a day that cannot be */
function paidOn(
  { issue_date: issued }: LockedInvoice,
  { paid_on }: PaymentCreate,
  { timeZone }: Tenant,
  now: Date,
): string {
  const today = dateInZone(timeZone, now);
  const day = paid_on ?? today;
  requireBookingDate({ field: 'paid_on', day, document: 'invoice', issued, today });
  return day;
}

/** The payment of an invoice that is locked, and how much of it the invoice gets. */
function paymentFor(
  locked: LockedInvoice,
  input: PaymentCreate,
  who: Tenant,
  now: Date,
): { payment: PaymentRow; pays: Big } {
  const { currency, customer_id } = locked;
  const amount = roundedAmount(input.amount, currency);
  // The amount of a payment of an invoice is in the currency of that invoice.
  const side = requireSameSide(locked, locked);
  const isOnAccount = input.excess === 'on_account';
  const pays = isOnAccount ? payableOf(settlementOf(locked), amount, side) : amount;
  const { method, reference, note, metadata } = input;
  const paid_on = paidOn(locked, input, who, now);
  const told = { method, reference, note, metadata };
  const received = { customer_id, amount, currency, paid_on, ...told };
  const parts = pays.gt(ZERO) ? [newAllocation(locked.id, pays)] : [];
  return { payment: newPayment(received, parts, now), pays };
}

/**
 * Records a payment of an invoice, and the amounts of the invoice. What is more than due stays on account,
 * where the caller asks for it.
 * @throws 404, 400, 409 `invoice_not_payable`, `amount_exceeds_due`
 */
export async function recordPayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  invoiceId: string | null,
  input: PaymentCreate,
): Promise<PaymentRow> {
  const { businessRowId, businessId } = who;
  const locked = await lockInvoice(trx, businessRowId, invoiceId);
  const now = new Date();
  const { payment, pays } = paymentFor(locked, input, who, now);
  const inserted = {
    businessRowId,
    businessId,
    payment,
    customerRowId: locked.customer_row_id,
    json: jsonText(serializePayment(payment, businessId)),
    allocated: payment.allocations.map(() => ({
      invoiceRowId: locked.row_id,
      day: payment.paid_on,
    })),
  };
  if (payment.allocations.length === 0) {
    queueEvents(strapi, trx, INSERT_CUSTOMER_PAYMENT(inserted));
    return payment;
  }
  const settlement = addPayment(settlementOf(locked), pays, {
    isWriteOff: payment.method === 'write_off',
  });
  const invoice = settledInvoice(locked, settlement, now);
  const events = settledEvents(locked.status, settlement);
  queueEvents(strapi, trx, INSERT_PAYMENT({ ...inserted, invoice, events }));
  return payment;
}
