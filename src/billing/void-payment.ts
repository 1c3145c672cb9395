import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { serializePayment } from './serialize/payment';
import { settledInvoice, settlementOf } from './settle';
import { settleInvoice } from './settle-invoice';
import { queueNotes, settledOf } from './sql/credit-notes';
import { getPayment, lockInvoiceOfPayment, VOID_PAYMENT, type PaymentRow } from './sql/payments';
import { type LockedInvoice } from './sql/settlement';
import type { PipelinedTransaction } from '../database/pool';
import { dateInZone } from '../domain/dates';
import { jsonText } from '../domain/json';
import { statusEvent } from '../domain/invoice-status';
import { voidPayment as withoutPayment } from '../domain/settlement';
import type { Tenant } from './tenant';
import { queueEvents } from '../webhooks/wake';

const isPastDue = ({ deadline }: LockedInvoice, { timeZone }: Tenant, now: Date): boolean =>
  deadline !== null && deadline < dateInZone(timeZone, now);

/**
 * Voids a payment. A second time changes nothing.
 * @throws 404, 409 `payment_refunded`
 */
export async function voidPayment(
  strapi: Core.Strapi,
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
  const { settlement, notes } = withoutPayment(before, {
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
