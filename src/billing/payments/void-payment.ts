import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { serializePayment } from '../serialize/payment';
import { settledInvoice, settlementOf } from '../settle';
import { settleInvoice } from '../settle-invoice';
import { OPEN_OF_PAYMENT } from '../sql/bank-matches';
import { queueNotes, settledOf } from '../sql/credit-notes';
import { VOID_ALLOCATION, VOID_PAYMENT } from '../sql/payment-changes';
import { lockPayment, type AllocationRow, type PaymentRow } from '../sql/payments';
import { lockInvoices } from '../sql/settlement';
import type { PipelinedTransaction } from '../../database/pool';
import { dateInZone } from '../../domain/dates';
import { ApiError, notFound } from '../../domain/errors';
import { statusWhenOpen } from '../../domain/invoice-status';
import { jsonText } from '../../domain/json';
import { decimalText, sum } from '../../domain/money';
import { settledEvents, voidPayment as withoutPayment } from '../../domain/settlement';
import { nextVersion } from '../../domain/version';
import { say } from '../../messages/message';
import type { Tenant } from '../tenant';
import { queueEvents } from '../../webhooks/wake';

interface Unpaid {
  who: Tenant;
  payment: PaymentRow;
  /** Those that go. */
  allocations: readonly AllocationRow[];
  now: Date;
}

/**
 * Takes parts of a payment off their invoices, which are locked in one order. It answers what stores that, to
 * be called once the payment itself is stored, since its event comes first.
 */
async function withoutAllocations(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { who, payment, allocations, now }: Unpaid,
): Promise<() => void> {
  const ids = [...new Set(allocations.map(({ invoice_id }) => invoice_id))];
  const locked = await lockInvoices(trx, who.businessRowId, ids);
  const today = dateInZone(who.timeZone, now);
  const changes: (() => void)[] = [];
  for (const invoice of locked.values()) {
    const parts = allocations.filter(({ invoice_id }) => invoice_id === invoice.id);
    const before = await settledOf(trx, invoice, settlementOf(invoice));
    const { settlement, notes } = withoutPayment(before, {
      amount: sum(parts.map(({ amount }) => new Big(amount))),
      isWriteOff: payment.method === 'write_off',
      unpaid: statusWhenOpen(invoice.deadline, today),
    });
    // Going back to `sent` is no news. Only credit notes can make an invoice `cancelled` here.
    const events =
      settlement.status === 'cancelled' ? settledEvents(invoice.status, settlement) : [];
    changes.push(() => {
      queueNotes(trx, before.notes, notes, now);
      settleInvoice(strapi, trx, who, settledInvoice(invoice, settlement, now), events);
    });
  }
  return () => changes.forEach((change) => change());
}

const isRecorded = ({ status }: AllocationRow): boolean => status === 'recorded';
const asVoided = (allocation: AllocationRow): AllocationRow => ({
  ...allocation,
  status: 'voided',
});

/** @throws ApiError `payment_refunded` */
function requireUnrefunded({ refunded_amount: amount }: PaymentRow): void {
  if (amount === '0') return;
  throw new ApiError('payment_refunded', say('payment_has_refund', { amount }));
}

/**
 * Voids a payment. A second time changes nothing. Money that a provider has is not voided: it is refunded. The
 * transaction of a bank that it came with is open again.
 * @param bounced another transaction takes the money back, and both stay matched
 * @throws 404, 409 `payment_refunded`, `payment_at_provider`
 */
export async function voidPayment(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
  { bounced = false }: { bounced?: boolean } = {},
): Promise<PaymentRow> {
  const { businessRowId, businessId } = who;
  const locked = await lockPayment(trx, businessRowId, id);
  const { payment, row_id: rowId } = locked;
  if (payment.status === 'voided') return payment;
  if (locked.can_ask_provider !== null) {
    throw new ApiError('payment_at_provider', say('payment_at_provider'));
  }
  requireUnrefunded(payment);
  const now = new Date();
  if (!bounced) trx.queue(OPEN_OF_PAYMENT({ paymentRowId: rowId, now }));
  const allocations = payment.allocations.filter(isRecorded);
  const store = await withoutAllocations(strapi, trx, { who, payment, allocations, now });
  const voided: PaymentRow = {
    ...payment,
    status: 'voided',
    allocations: payment.allocations.map(asVoided),
    unallocated_amount: '0',
    updated_at: nextVersion(payment.updated_at, now),
  };
  const json = jsonText(serializePayment(voided, businessId));
  const stored = { businessRowId, json, rowId, now: voided.updated_at };
  queueEvents(strapi, trx, VOID_PAYMENT(stored));
  store();
  return voided;
}

/**
 * Takes a part of a payment off its invoice, so that it is on account. A second time changes nothing.
 * @throws 404, 409 `write_off_not_on_account`, `payment_refunded`
 */
export async function voidAllocation(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: Tenant,
  id: string | null,
  allocationId: string | null,
): Promise<PaymentRow> {
  const { businessRowId, businessId } = who;
  const { payment, row_id: rowId } = await lockPayment(trx, businessRowId, id);
  const allocation = payment.allocations.find((one) => one.id === allocationId);
  if (!allocation) throw notFound('allocation');
  if (allocation.status === 'voided') return payment;
  if (payment.method === 'write_off') {
    throw new ApiError('write_off_not_on_account', say('void_write_off'));
  }
  const now = new Date();
  const store = await withoutAllocations(strapi, trx, {
    who,
    payment,
    allocations: [allocation],
    now,
  });
  const unallocated = decimalText(new Big(payment.unallocated_amount).plus(allocation.amount));
  const left: PaymentRow = {
    ...payment,
    allocations: payment.allocations.map((one) => (one === allocation ? asVoided(one) : one)),
    unallocated_amount: unallocated,
    updated_at: nextVersion(payment.updated_at, now),
  };
  const json = jsonText(serializePayment(left, businessId));
  const stored = { businessRowId, json, rowId, now: left.updated_at };
  queueEvents(strapi, trx, VOID_ALLOCATION({ ...stored, allocation: allocation.id, unallocated }));
  store();
  return left;
}
