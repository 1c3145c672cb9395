import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { settlementOf } from '../billing/settle';
import { readSettlement } from '../billing/sql/settlement';
import { database } from '../database/pool';
import { dueAmount } from '../domain/amount-due';
import type { Checkout } from '../providers/provider';
import { bookPayment } from './book-payment';
import { accessOf, providerOf, type Connection } from './connection';
import { attemptOf, giveUp, storePage, storeState, type Attempt } from './sql/checkouts';

/** Whether exactly what an attempt pays is due of each of its invoices, now. */
async function isDue(
  strapi: Core.Strapi,
  { business_row_id: business, invoices }: Attempt,
): Promise<boolean> {
  for (const { id, amount } of invoices) {
    const found = await readSettlement(database(strapi), business, id);
    if (!dueAmount(settlementOf(found)).eq(new Big(amount))) return false;
  }
  return true;
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
  const db = database(strapi);
  const { id, provider_checkout: checkout } = attempt;
  if (checkout === null) {
    if (await giveUp(db, { id, state: 'expired', failure: null })) return 'expired';
    const now = await attemptOf(db, connection.row_id, id);
    return now?.provider_checkout ? closeAttempt(strapi, connection, now) : 'expired';
  }
  const provider = providerOf(strapi, connection.provider);
  const closed = await provider.expireCheckout(accessOf(strapi, connection), checkout);
  await noteCheckout(strapi, connection, attempt, closed);
  return closed.state;
}

/** Stores what is true of a checkout that others may have made, and closes it where its amounts are not due. */
export async function noteAsked(
  strapi: Core.Strapi,
  connection: Connection,
  found: Checkout,
): Promise<void> {
  const attempt = await attemptOf(database(strapi), connection.row_id, found.attempt);
  if (!attempt) return;
  // Two pages that asked for it at once may have made two. Nobody was sent to the second one.
  const isOther = attempt.provider_checkout !== null && attempt.provider_checkout !== found.id;
  if (isOther && found.payment === null) return;
  await noteCheckout(strapi, connection, attempt, found);
  if (found.state !== 'open') return;
  if (!(await isDue(strapi, attempt))) await closeAttempt(strapi, connection, attempt);
}
