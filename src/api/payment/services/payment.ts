import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { serializePayment } from '../../../billing/serialize/payment';
import type { PaymentCreate, PaymentSearch } from '../../../billing/schemas/payment';
import { roundedAmount, settledInvoice, settlementOf } from '../../../billing/settle';
import { settleInvoice } from '../../../billing/settle-invoice';
import { queueNotes, settledOf } from '../../../billing/sql/credit-notes';
import {
  getPayment,
  INSERT_PAYMENT,
  listPayments,
  lockInvoiceOfPayment,
  VOID_PAYMENT,
  type PaymentRow,
} from '../../../billing/sql/payments';
import { lockInvoice, type LockedInvoice } from '../../../billing/sql/settlement';
import type { Queryable } from '../../../database/connection';
import type { PipelinedTransaction } from '../../../database/pool';
import { requireBookingDate } from '../../../domain/booking-dates';
import { dateInZone } from '../../../domain/dates';
import { jsonText } from '../../../domain/json';
import { statusEvent } from '../../../domain/invoice-status';
import { decimalText } from '../../../domain/money';
import { recordPayment, voidPayment } from '../../../domain/settlement';
import type { Tenant } from '../../../billing/tenant';
import { queueEvents } from '../../../webhooks/wake';

interface App {
  strapi: Core.Strapi;
}

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

async function create(
  app: App,
  trx: PipelinedTransaction,
  who: Tenant,
  invoiceId: string | null,
  input: PaymentCreate,
): Promise<PaymentRow> {
  const { businessRowId, businessId, timeZone } = who;
  const locked = await lockInvoice(trx, businessRowId, invoiceId);
  const now = new Date();
  const amount = roundedAmount(input.amount, locked.currency);
  const settlement = recordPayment(settlementOf(locked), amount);
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
  queueEvents(app.strapi, trx, inserted);
  return payment;
}

const isPastDue = ({ deadline }: LockedInvoice, { timeZone }: Tenant, now: Date): boolean =>
  deadline !== null && deadline < dateInZone(timeZone, now);

async function voidOnce(
  { strapi }: App,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
): Promise<PaymentRow> {
  const { businessRowId, businessId } = who;
  const locked = await lockInvoiceOfPayment(trx, businessRowId, id);
  const payment = await getPayment(trx, businessRowId, id);
  if (payment.status === 'voided') return payment;
  const now = new Date();
  const before = await settledOf(trx, locked, settlementOf(locked));
  const { settlement, notes } = voidPayment(before, {
    amount: new Big(payment.amount),
    isWriteOff: payment.method === 'write_off',
    isPastDue: isPastDue(locked, who, now),
  });
  const voided = { ...payment, status: 'voided' as const };
  const stored = VOID_PAYMENT({
    businessRowId,
    json: jsonText(serializePayment(voided, businessId)),
    rowId: locked.payment_row_id,
    now: now.toISOString(),
  });
  queueEvents(strapi, trx, stored);
  queueNotes(trx, before.notes, notes, now);
  // Going back to `sent` is no news. Only credit notes can make an invoice `cancelled` here.
  const event = settlement.status === 'cancelled' ? statusEvent(locked.status, 'cancelled') : null;
  settleInvoice(strapi, trx, who, settledInvoice(locked, settlement, now), event);
  return voided;
}

const paymentService = (app: App) => ({
  /** Throws 404, 409 `invoice_not_payable` or `amount_exceeds_due`. */
  create: (
    trx: PipelinedTransaction,
    who: Tenant,
    invoiceId: string | null,
    input: PaymentCreate,
  ) => create(app, trx, who, invoiceId, input),

  search: (db: Queryable, who: Tenant, search: PaymentSearch) =>
    listPayments(db, who.businessRowId, search),

  /** Throws 404 unless the id is that of a payment of this business. */
  find: (db: Queryable, who: Tenant, id: string | null) => getPayment(db, who.businessRowId, id),

  /** Voids a payment. A second time changes nothing. Throws 409 `payment_refunded`. */
  void: (trx: PipelinedTransaction, who: Tenant, id: string | null) => voidOnce(app, trx, who, id),
});

export type PaymentService = ReturnType<typeof paymentService>;
export default paymentService;
