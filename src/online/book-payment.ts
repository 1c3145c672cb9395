import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { recordCustomerPayment } from '../billing/payments/record-customer-payment';
import { settlementOf } from '../billing/settle';
import type { PaymentRow } from '../billing/sql/payments';
import { lockInvoices, type LockedInvoice } from '../billing/sql/settlement';
import { tellPayment } from '../billing/payments/tell-payment';
import { isDuplicate } from '../database/failures';
import { database, type PipelinedTransaction } from '../database/pool';
import { receivedDay } from '../domain/booking-dates';
import { dateInZone } from '../domain/dates';
import { notFound } from '../domain/errors';
import { ZERO } from '../domain/money';
import { isToCome, payableOf, sameSide } from '../domain/on-account';
import { labelOf } from '../providers';
import type { Payment } from '../providers/provider';
import { ownerOf, todayAt, type Connection } from './connection';
import { closedUntil } from './sql/closed-until';
import { storeState, type Attempt } from './sql/checkouts';
import { isBooked, keepBooked } from './sql/provider-payments';
import { tellPaid } from './tell-paid';

interface Coming {
  connection: Connection;
  attempt: Attempt;
  payment: Payment;
}

const noteOf = ({ connection, payment: { fee } }: Coming): string | null =>
  fee && `${labelOf(connection.provider)} fee: ${fee.amount.toFixed()} ${fee.currency}`;

/** The day of the payment, which the books allow. */
async function dayOf(
  trx: PipelinedTransaction,
  { connection, payment }: Coming,
  invoices: readonly LockedInvoice[],
): Promise<string> {
  const zone = connection.time_zone;
  const today = todayAt(connection);
  const issued = invoices.map((one) => one.issue_date).filter((day) => day <= today);
  return receivedDay({
    paid: dateInZone(zone, new Date(payment.paidAt)),
    issued: issued.reduce((a, b) => (a > b ? a : b), ''),
    today,
    closedUntil: await closedUntil(trx, connection.business_row_id),
  });
}

/**
 * What each invoice of the attempt gets: what it was to get, at most what is due of it now. An invoice may have
 * changed in a way that lets it take nothing. The money is the customer's all the same.
 */
function partsOf(
  { connection, attempt, payment }: Coming,
  invoices: ReadonlyMap<string, LockedInvoice>,
) {
  const [first] = invoices.values();
  const today = todayAt(connection);
  let left = payment.amount;
  return attempt.invoices.flatMap(({ id, amount: wanted }) => {
    const invoice = invoices.get(id);
    const side = first && invoice && sameSide({ ...first, currency: payment.currency }, invoice);
    if (!invoice || !side) return [];
    if (isToCome({ issued: invoice.issue_date, today })) return [];
    const most = left.lt(wanted) ? left : new Big(wanted);
    const amount = payableOf(settlementOf(invoice), most, side);
    if (amount.lte(ZERO)) return [];
    left = left.minus(amount);
    return [{ invoice_id: id, amount }];
  });
}

async function record(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  coming: Coming,
  invoices: ReadonlyMap<string, LockedInvoice>,
): Promise<PaymentRow> {
  const { connection, payment } = coming;
  const all = [...invoices.values()];
  const [first] = all;
  if (!first) throw notFound('invoice');
  return recordCustomerPayment(strapi, trx, ownerOf(connection), first.customer_id, {
    amount: payment.amount,
    currency: payment.currency,
    paid_on: await dayOf(trx, coming, all),
    method: payment.method,
    reference: payment.id,
    note: noteOf(coming),
    metadata: null,
    allocations: partsOf(coming, invoices),
  });
}

async function bookIn(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  coming: Coming,
): Promise<void> {
  const { connection, attempt, payment } = coming;
  const owner = ownerOf(connection);
  const ids = attempt.invoices.map(({ id }) => id);
  const invoices = await lockInvoices(trx, owner.businessRowId, ids);
  if (await isBooked(trx, connection, payment.id)) return;
  // Before the invoices change, so that nobody asks about a checkout that is done.
  await storeState(trx, { id: attempt.id, state: 'paid', failure: null });
  const booked = await record(strapi, trx, coming, invoices);
  trx.queue(keepBooked({ connection, attempt: attempt.id, payment, id: booked.id }));
  await tellPaid(strapi, trx, {
    businessRowId: owner.businessRowId,
    amount: booked.amount,
    currency: booked.currency,
    invoices: ids.flatMap((id) => invoices.get(id) ?? []),
  });
  if (booked.unallocated_amount !== '0') {
    tellPayment(strapi, trx, owner, 'payment.unallocated', { payment: booked });
  }
}

/**
 * Books a payment of a provider, once: the invoices of its attempt get as much as is due, and the rest stays on
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
