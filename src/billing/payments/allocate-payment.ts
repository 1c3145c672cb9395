import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { newAllocation } from './new-payment';
import { requireInvoice } from '../require-invoice';
import type { AllocationCreate } from '../schemas/payment';
import { roundedAmount, settledInvoice, settlementOf } from '../settle';
import { settleInvoice } from '../settle-invoice';
import { INSERT_ALLOCATION } from '../sql/payment-changes';
import {
  lockPayment,
  type AllocationRow,
  type LockedPayment,
  type PaymentRow,
} from '../sql/payments';
import { lockInvoices, type LockedInvoice } from '../sql/settlement';
import type { PipelinedTransaction } from '../../database/pool';
import { dateInZone } from '../../domain/dates';
import { decimalText } from '../../domain/money';
import { allocated, allocationDay, requireSameSide } from '../../domain/on-account';
import { recordPayment as addPayment, settledEvents } from '../../domain/settlement';
import { nextVersion } from '../../domain/version';
import { tellPayment } from './tell-payment';
import type { Tenant } from '../tenant';

const dayOf = (
  { payment: { paid_on: paidOn }, closed_until: closedUntil }: LockedPayment,
  { issue_date: issued }: LockedInvoice,
  today: string,
): string => allocationDay({ paidOn, issued, today, closedUntil });

const withPart = (payment: PaymentRow, allocation: AllocationRow, now: Date): PaymentRow => ({
  ...payment,
  allocations: [...payment.allocations, allocation],
  unallocated_amount: decimalText(new Big(payment.unallocated_amount).minus(allocation.amount)),
  updated_at: nextVersion(payment.updated_at, now),
});

/**
 * Lets a payment pay an invoice, too, with what it has on account.
 * @throws 404, 400 `invoice_not_found`, 409 `amount_exceeds_unallocated`, `amount_exceeds_due`,
 *   `invoice_not_payable`, `currency_mismatch`, `other_customer`
 */
export async function allocatePayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
  input: AllocationCreate,
): Promise<PaymentRow> {
  const { businessRowId, timeZone } = who;
  const locked = await lockPayment(trx, businessRowId, id);
  const { payment, row_id: rowId, customer_row_id } = locked;
  const found = await lockInvoices(trx, businessRowId, [input.invoice_id]);
  const invoice = requireInvoice(found, input.invoice_id, ['invoice_id']);
  const side = requireSameSide({ customer_row_id, currency: payment.currency }, invoice);
  const now = new Date();
  const left = new Big(payment.unallocated_amount);
  const asked = input.amount && roundedAmount(input.amount, payment.currency);
  const before = settlementOf(invoice);
  const amount = allocated(before, { side, left, amount: asked, path: ['amount'] });
  const settlement = addPayment(before, amount);
  const allocation = newAllocation(invoice.id, amount);
  const after = withPart(payment, allocation, now);
  const stored = {
    businessRowId,
    rowId,
    now: after.updated_at,
    allocation,
    invoiceRowId: invoice.row_id,
    day: dayOf(locked, invoice, dateInZone(timeZone, now)),
    unallocated: after.unallocated_amount,
    isFirst: payment.allocations.length === 0,
  };
  trx.queue(INSERT_ALLOCATION(stored));
  tellPayment(strapi, trx, who, 'payment.updated', { payment: after });
  const events = settledEvents(invoice.status, settlement);
  settleInvoice(strapi, trx, who, settledInvoice(invoice, settlement, now), events);
  return after;
}
