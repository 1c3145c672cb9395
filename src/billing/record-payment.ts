import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type Big from 'big.js';
import { serializePayment } from './serialize/payment';
import type { PaymentCreate } from './schemas/payment';
import { roundedAmount, settledInvoice, settlementOf } from './settle';
import { INSERT_PAYMENT, type PaymentRow } from './sql/payments';
import { lockInvoice, type LockedInvoice } from './sql/settlement';
import type { PipelinedTransaction } from '../database/pool';
import { requireBookingDate } from '../domain/booking-dates';
import { dateInZone } from '../domain/dates';
import { jsonText } from '../domain/json';
import { statusEvent } from '../domain/invoice-status';
import { decimalText } from '../domain/money';
import { recordPayment as addPayment } from '../domain/settlement';
import type { Tenant } from './tenant';
import { queueEvents } from '../webhooks/wake';

/** @throws ApiError 400 for a day that cannot be */
function newPayment(
  { id, currency, issue_date: issued }: LockedInvoice,
  { amount: _sent, ...input }: PaymentCreate,
  amount: Big,
  { timeZone, now }: { timeZone: string; now: Date },
): PaymentRow {
  const today = dateInZone(timeZone, now);
  const paid_on = input.paid_on ?? today;
  requireBookingDate({ field: 'paid_on', day: paid_on, document: 'invoice', issued, today });
  return {
    ...input,
    id: randomUUID(),
    invoice_id: id,
    amount: decimalText(amount),
    currency,
    paid_on,
    status: 'recorded',
    created_at: now.toISOString(),
  };
}

/**
 * Records a payment of an invoice, and the amounts of the invoice.
 * @throws 404, 400, 409 `invoice_not_payable`, `amount_exceeds_due`
 */
export async function recordPayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  invoiceId: string | null,
  input: PaymentCreate,
): Promise<PaymentRow> {
  const { businessRowId, businessId, timeZone } = who;
  const locked = await lockInvoice(trx, businessRowId, invoiceId);
  const now = new Date();
  const amount = roundedAmount(input.amount, locked.currency);
  const settlement = addPayment(settlementOf(locked), amount);
  const payment = newPayment(locked, input, amount, { timeZone, now });
  const invoice = settledInvoice(locked, settlement, now);
  const inserted = INSERT_PAYMENT({
    businessRowId,
    businessId,
    payment,
    json: jsonText(serializePayment(payment, businessId)),
    invoice,
    event: statusEvent(locked.status, settlement.status),
  });
  queueEvents(strapi, trx, inserted);
  return payment;
}
