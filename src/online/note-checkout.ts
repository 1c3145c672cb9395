import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { settlementOf } from '../billing/settle';
import { readSettlement } from '../billing/sql/settlement';
import { database } from '../database/pool';
import { dueAmount } from '../domain/amount-due';
import type { Checkout } from '../providers/provider';
import { bookPayment } from './book-payment';
import { accessOf, providerOf, type Connection } from './connection';
import { attemptOf, storePage, storeState, type Attempt } from './sql/checkouts';

/** What is due of the invoice of an attempt, now. */
async function dueOf(
  strapi: Core.Strapi,
  { business_row_id: business, invoice_id: invoice }: Attempt,
): Promise<Big> {
  return dueAmount(settlementOf(await readSettlement(database(strapi), business, invoice)));
}

/** Stores what a provider said of a checkout of ours, and books its payment. */
async function noteCheckout(
  strapi: Core.Strapi,
  connection: Connection,
  attempt: Attempt,
  { id, state, url, failure, payment }: Checkout,
): Promise<void> {
  const db = database(strapi);
  if (payment !== null) return bookPayment(strapi, { connection, attempt, payment });
  // Paid, and the payment not yet to be seen: the next question finds it.
  if (state === 'paid') throw new Error('The provider shows no payment of a paid checkout');
  if (state === 'open') {
    if (attempt.state !== 'opening' || url === null) return;
    await storePage(db, { id: attempt.id, checkout: id, url });
    return;
  }
  await storeState(db, { id: attempt.id, state, failure });
}

/** Closes an attempt at its provider. @returns what is true of it afterwards */
export async function closeAttempt(
  strapi: Core.Strapi,
  connection: Connection,
  attempt: Attempt,
): Promise<Checkout['state']> {
  const { provider_checkout: checkout } = attempt;
  if (checkout === null) {
    // Nobody was sent to it, and from now on nobody is.
    await storeState(database(strapi), { id: attempt.id, state: 'expired', failure: null });
    return 'expired';
  }
  const provider = providerOf(strapi, connection.provider);
  const closed = await provider.expireCheckout(accessOf(strapi, connection), checkout);
  await noteCheckout(strapi, connection, attempt, closed);
  return closed.state;
}

/** Stores what is true of a checkout that others may have made, and closes it where its amount is not due. */
export async function noteAsked(
  strapi: Core.Strapi,
  connection: Connection,
  found: Checkout,
): Promise<void> {
  const attempt = await attemptOf(database(strapi), connection.row_id, found.attempt);
  if (!attempt) return;
  await noteCheckout(strapi, connection, attempt, found);
  if (found.state !== 'open') return;
  const due = await dueOf(strapi, attempt);
  if (!due.eq(new Big(attempt.amount))) await closeAttempt(strapi, connection, attempt);
}
