import type { Core } from '@strapi/strapi';
import { recordCustomerPayment } from '../billing/record-customer-payment';
import { recordPayment } from '../billing/record-payment';
import type { PaymentCreate } from '../billing/schemas/payment';
import { tellUnallocated } from '../billing/tell-unallocated';
import type { PaymentRow } from '../billing/sql/payments';
import { lockInvoice, type LockedInvoice } from '../billing/sql/settlement';
import { isDuplicate } from '../database/failures';
import { database, type PipelinedTransaction } from '../database/pool';
import { receivedDay } from '../domain/booking-dates';
import { dateInZone } from '../domain/dates';
import { ApiError } from '../domain/errors';
import { ZERO } from '../domain/money';
import { labelOf } from '../providers';
import type { Payment } from '../providers/provider';
import { ownerOf, type Connection } from './connection';
import { closedUntil } from './sql/closed-until';
import { storeState, type Attempt } from './sql/checkouts';
import { isBooked, keepBooked } from './sql/provider-payments';

interface Coming {
  connection: Connection;
  attempt: Attempt;
  payment: Payment;
}

const noteOf = ({ connection, payment: { fee } }: Coming): string | null =>
  fee && `${labelOf(connection.provider)} fee: ${fee.amount.toFixed()} ${fee.currency}`;

/** The payment as the books have it, on a day that they allow. */
async function inputOf(
  trx: PipelinedTransaction,
  coming: Coming,
  { issue_date: issued }: LockedInvoice,
): Promise<PaymentCreate> {
  const { connection, payment } = coming;
  const zone = connection.time_zone;
  const days = {
    paid: dateInZone(zone, new Date(payment.paidAt)),
    issued,
    today: dateInZone(zone, new Date()),
    closedUntil: await closedUntil(trx, connection.business_row_id),
  };
  return {
    amount: payment.amount,
    paid_on: receivedDay(days),
    method: payment.method,
    reference: payment.id,
    note: noteOf(coming),
    excess: 'on_account',
  };
}

/** The invoice may have changed in a way that lets it take no payment. The money is the customer's all the same. */
async function record(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  coming: Coming,
  invoice: LockedInvoice,
): Promise<PaymentRow> {
  const { connection, attempt, payment } = coming;
  const who = ownerOf(connection);
  const input = await inputOf(trx, coming, invoice);
  const { method, ...others } = input;
  const onAccount = () =>
    recordCustomerPayment(strapi, trx, who, invoice.customer_id, {
      ...others,
      method: method === 'write_off' ? null : method,
      currency: payment.currency,
      allocations: null,
    });
  if (payment.currency !== invoice.currency) return onAccount();
  try {
    return await recordPayment(strapi, trx, who, attempt.invoice_id, input);
  } catch (error) {
    // The rules refuse before anything is written.
    if (error instanceof ApiError && error.status < 500) return onAccount();
    throw error;
  }
}

async function bookIn(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  coming: Coming,
): Promise<void> {
  const { connection, attempt, payment } = coming;
  const { businessRowId, businessId } = ownerOf(connection);
  const invoice = await lockInvoice(trx, businessRowId, attempt.invoice_id);
  if (await isBooked(trx, connection, payment.id)) return;
  // Before the invoice changes, so that nobody asks about a checkout that is done.
  await storeState(trx, { id: attempt.id, state: 'paid', failure: null });
  const booked = await record(strapi, trx, coming, invoice);
  trx.queue(keepBooked({ connection, attempt: attempt.id, payment, id: booked.id }));
  if (booked.unallocated_amount !== '0') {
    tellUnallocated(strapi, trx, { businessRowId, businessId, payment: booked });
  }
}

/**
 * Books a payment of a provider, once: the invoice of its attempt gets as much as is due, and the rest stays on
 * account. Safe to repeat, and for any number of workers at once.
 */
export async function bookPayment(strapi: Core.Strapi, coming: Coming): Promise<void> {
  if (coming.payment.amount.lte(ZERO)) return;
  try {
    await database(strapi).transaction((trx) => bookIn(strapi, trx, coming));
  } catch (error) {
    if (!isDuplicate(error, 'provider_payments_once')) throw error;
  }
}
