import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { readInvoiceEvent } from '../../../billing/record-invoice-event';
import type { PaymentCreate, PaymentSearch } from '../../../billing/schemas/payment';
import { serializePayment } from '../../../billing/serialize/payment';
import { roundedAmount, settledInvoice, settlementOf } from '../../../billing/settle';
import { queueNotes, settledOf } from '../../../billing/sql/credit-notes';
import {
  getPayment,
  INSERT_PAYMENT,
  listPayments,
  lockInvoiceOfPayment,
  VOID_PAYMENT,
  type PaymentRow,
} from '../../../billing/sql/payments';
import { lockInvoice, SETTLE_INVOICE, type LockedInvoice } from '../../../billing/sql/settlement';
import type { Queryable } from '../../../database/connection';
import type { PipelinedTransaction } from '../../../database/pool';
import { requireBookingDate } from '../../../domain/booking-dates';
import { dateInZone } from '../../../domain/dates';
import { statusEvent, type InvoiceStatusEvent } from '../../../domain/invoice-status';
import { decimalText } from '../../../domain/money';
import { recordPayment, voidPayment } from '../../../domain/settlement';
import type { Tenant } from '../../../http/requests/caller';
import { recordEvent } from '../../../webhooks/record-event';

interface App {
  strapi: Core.Strapi;
}

/** The event of the payment, and after it that of its invoice. */
async function announce(
  { strapi }: App,
  trx: PipelinedTransaction,
  who: Tenant,
  type: 'payment.recorded' | 'payment.voided',
  payment: PaymentRow,
  invoiceEvent: InvoiceStatusEvent | null,
): Promise<void> {
  const { businessRowId } = who;
  const data = () => serializePayment(payment, who.businessId);
  await recordEvent(strapi, trx, { type, businessRowId, data, listened: true });
  if (invoiceEvent) await readInvoiceEvent(strapi, trx, who, invoiceEvent, payment.invoice_id);
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
  const { businessRowId, timeZone } = who;
  const locked = await lockInvoice(trx, businessRowId, invoiceId);
  const now = new Date();
  const amount = roundedAmount(input.amount, locked.currency);
  const settlement = recordPayment(settlementOf(locked), amount);
  const payment = newPayment(locked, input, amount, { timeZone, now });
  const invoice = settledInvoice(locked, settlement, now);
  trx.queue(INSERT_PAYMENT({ businessRowId, payment, invoice }));
  if (locked.has_listeners) {
    const event = statusEvent(locked.status, settlement.status);
    await announce(app, trx, who, 'payment.recorded', payment, event);
  }
  return payment;
}

const isPastDue = ({ deadline }: LockedInvoice, { timeZone }: Tenant, now: Date): boolean =>
  deadline !== null && deadline < dateInZone(timeZone, now);

async function voidOnce(
  app: App,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
): Promise<PaymentRow> {
  const locked = await lockInvoiceOfPayment(trx, who.businessRowId, id);
  const payment = await getPayment(trx, who.businessRowId, id);
  if (payment.status === 'voided') return payment;
  const now = new Date();
  const before = await settledOf(trx, locked, settlementOf(locked));
  const { settlement, notes } = voidPayment(before, {
    amount: new Big(payment.amount),
    isWriteOff: payment.method === 'write_off',
    isPastDue: isPastDue(locked, who, now),
  });
  trx.queue(VOID_PAYMENT({ rowId: locked.payment_row_id, now: now.toISOString() }));
  queueNotes(trx, before.notes, notes, now);
  trx.queue(SETTLE_INVOICE(settledInvoice(locked, settlement, now)));
  const voided = { ...payment, status: 'voided' as const };
  if (locked.has_listeners) {
    // Going back to `sent` is no news. Only credit notes can make an invoice `cancelled` here.
    const event =
      settlement.status === 'cancelled' ? statusEvent(locked.status, 'cancelled') : null;
    await announce(app, trx, who, 'payment.voided', voided, event);
  }
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
