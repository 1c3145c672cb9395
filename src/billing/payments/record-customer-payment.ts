import type { Core } from '@strapi/strapi';
import type Big from 'big.js';
import { newAllocation, newPayment } from './new-payment';
import { requireInvoice } from '../require-invoice';
import type { AllocationCreate, CustomerPaymentCreate } from '../schemas/payment';
import { serializePayment } from '../serialize/payment';
import { roundedAmount, settledInvoice, settlementOf } from '../settle';
import { settleInvoice } from '../settle-invoice';
import { payingCustomer, type PayingCustomer } from '../sql/on-account';
import { INSERT_CUSTOMER_PAYMENT } from '../sql/payment-changes';
import type { AllocationRow, PaymentRow } from '../sql/payments';
import { lockInvoices, type LockedInvoice } from '../sql/settlement';
import type { PipelinedTransaction } from '../../database/pool';
import { requireNotAfterToday } from '../../domain/booking-dates';
import { dateInZone } from '../../domain/dates';
import { jsonText } from '../../domain/json';
import { allocated as amountFor, allocationDay, requireSameSide } from '../../domain/on-account';
import {
  recordPayment as addPayment,
  settledEvents,
  type Settlement,
} from '../../domain/settlement';
import type { Tenant } from '../tenant';
import { queueEvents } from '../../webhooks/wake';

interface Payment {
  amount: Big;
  currency: string;
  customer_row_id: number;
}

/** A part of the payment, and its invoice before and after. */
interface Part {
  allocation: AllocationRow;
  invoice: LockedInvoice;
}

/** Splits a payment. An invoice may have several parts, so its amounts are carried along. */
function split(
  payment: Payment,
  wanted: readonly AllocationCreate[],
  invoices: ReadonlyMap<string, LockedInvoice>,
): { parts: Part[]; settled: Map<LockedInvoice, Settlement> } {
  let left = payment.amount;
  const settled = new Map<LockedInvoice, Settlement>();
  const parts = wanted.map(({ invoice_id, amount: asked }, at) => {
    const invoice = requireInvoice(invoices, invoice_id, ['allocations', at, 'invoice_id']);
    const side = requireSameSide(payment, invoice);
    const path = ['allocations', at, 'amount'];
    const before = settled.get(invoice) ?? settlementOf(invoice);
    const rounded = asked && roundedAmount(asked, payment.currency, path);
    const amount = amountFor(before, { side, left, amount: rounded, path });
    settled.set(invoice, addPayment(before, amount, { path }));
    left = left.minus(amount);
    return { allocation: newAllocation(invoice_id, amount), invoice };
  });
  return { parts, settled };
}

/** The payment of a customer, whose invoices are locked. */
function paymentOf(
  customer: PayingCustomer,
  input: CustomerPaymentCreate,
  invoices: ReadonlyMap<string, LockedInvoice>,
  { today, now }: { today: string; now: Date },
) {
  const { currency, method, reference, note, metadata } = input;
  const paid_on = input.paid_on ?? today;
  requireNotAfterToday('paid_on', paid_on, today);
  const amount = roundedAmount(input.amount, currency);
  const paying = { amount, currency, customer_row_id: customer.row_id };
  const { parts, settled } = split(paying, input.allocations ?? [], invoices);
  const told = { method, reference, note, metadata };
  const received = { customer_id: customer.id, amount, currency, paid_on, ...told };
  const payment = newPayment(
    received,
    parts.map(({ allocation }) => allocation),
    now,
  );
  const closedUntil = customer.closed_until;
  const allocated = parts.map(({ invoice: { row_id, issue_date: issued } }) => ({
    invoiceRowId: row_id,
    day: allocationDay({ paidOn: paid_on, issued, today, closedUntil }),
  }));
  return { payment, allocated, settled };
}

/**
 * Records a payment of a customer. What no invoice gets stays on account.
 * @throws 404, 400 `invoice_not_found`, 409 `amount_exceeds_unallocated`, `amount_exceeds_due`,
 *   `invoice_not_payable`, `currency_mismatch`, `other_customer`
 */
export async function recordCustomerPayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  customerId: string | null,
  input: CustomerPaymentCreate,
): Promise<PaymentRow> {
  const { businessRowId, businessId, timeZone } = who;
  const customer = await payingCustomer(trx, businessRowId, customerId);
  const ids = (input.allocations ?? []).map(({ invoice_id }) => invoice_id);
  const invoices = await lockInvoices(trx, businessRowId, ids);
  const now = new Date();
  const dates = { today: dateInZone(timeZone, now), now };
  const { payment, allocated, settled } = paymentOf(customer, input, invoices, dates);
  const inserted = INSERT_CUSTOMER_PAYMENT({
    businessRowId,
    payment,
    customerRowId: customer.row_id,
    json: jsonText(serializePayment(payment, businessId)),
    allocated,
  });
  queueEvents(strapi, trx, inserted);
  for (const [invoice, settlement] of settled) {
    const events = settledEvents(invoice.status, settlement);
    settleInvoice(strapi, trx, who, settledInvoice(invoice, settlement, now), events);
  }
  return payment;
}
