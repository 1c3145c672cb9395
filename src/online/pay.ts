import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import { settlementOf } from '../billing/settle';
import { lockInvoice } from '../billing/sql/settlement';
import { isDuplicate } from '../database/failures';
import { database, type PipelinedTransaction } from '../database/pool';
import { dueAmount } from '../domain/amount-due';
import { decimalText } from '../domain/money';
import { ProviderError, type NewCheckout } from '../providers/provider';
import { accessOf, providerOf, type Connection } from './connection';
import { hookUrl } from './hook-token';
import { closeAttempt, noteAsked } from './note-checkout';
import { insertAttempt, openAttempt, storePage, storeState, type Attempt } from './sql/checkouts';
import { connectionOf, holdConnected } from './sql/connections';

/** An invoice that its customer wants to pay now. */
export interface Paying {
  businessRowId: number;
  /** The public id. */
  invoiceId: string;
  number: string;
  language: string;
  /** The page of the invoice. */
  pageUrl: string;
}

/**
 * `url`: the page of the provider, where the customer pays.
 * `nothing`: nothing is due, a payment is under way, or no provider takes the amount; the page of the invoice says so.
 */
export type PayAnswer = { url: string } | 'nothing';

/** Each turn closes a checkout of another amount, or finds what another request did. */
const MOST_TURNS = 4;

interface Found {
  connection: Connection;
  /** What is due. */
  due: Big;
  attempt: Attempt;
  isNew: boolean;
}

/** The attempt that is open, or a new one; null where nothing can be paid. */
async function attemptIn(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  { businessRowId, invoiceId }: Paying,
): Promise<Found | null> {
  const invoice = await lockInvoice(trx, businessRowId, invoiceId);
  const due = invoice.status === 'draft' ? new Big(0) : dueAmount(settlementOf(invoice));
  const open = await openAttempt(trx, invoice.row_id);
  if (open) {
    const connection = await connectionOf(trx, open.connection_row_id);
    return { connection, due, attempt: open, isNew: false };
  }
  const { currency } = invoice;
  const all = await holdConnected(trx, businessRowId);
  const connection = all.find((one) => providerOf(strapi, one.provider).takes(due, currency));
  if (!connection) return null;
  const made = {
    id: randomUUID(),
    business_row_id: businessRowId,
    connection_row_id: connection.row_id,
    invoice_row_id: invoice.row_id,
    amount: decimalText(due),
    currency,
  };
  await insertAttempt(trx, made);
  const attempt = await openAttempt(trx, invoice.row_id);
  return attempt && { connection, due, attempt, isNew: true };
}

/** The order for a page of the provider. It is the same at each try, as a key of idempotency asks. */
function orderOf(
  strapi: Core.Strapi,
  { number, pageUrl, language }: Paying,
  { connection, attempt }: Found,
): NewCheckout {
  return {
    attempt: attempt.id,
    amount: new Big(attempt.amount),
    currency: attempt.currency,
    description: number,
    returnUrl: `${pageUrl}/paid`,
    cancelUrl: pageUrl,
    eventUrl: hookUrl(strapi, connection.provider, connection.business_id),
    language,
  };
}

/**
 * Opens the page of an attempt. Nobody is sent there before it is stored, so what nobody stored cannot be paid.
 * @returns null where the attempt was given up meanwhile
 */
async function openPage(
  strapi: Core.Strapi,
  paying: Paying,
  found: Found,
): Promise<{ url: string } | null> {
  const { connection, attempt } = found;
  const provider = providerOf(strapi, connection.provider);
  const access = accessOf(strapi, connection);
  try {
    const made = await provider.createCheckout(access, orderOf(strapi, paying, found));
    if (made.url === null)
      throw new ProviderError('refused', 'The provider gave no page to pay on');
    const page = { id: attempt.id, checkout: made.id, url: made.url };
    if (await storePage(database(strapi), page)) return { url: made.url };
    await provider.expireCheckout(access, made.id);
    return null;
  } catch (error) {
    // Providers repeat their answer to the same attempt, also an answer that they failed. So the next is a new one.
    if (error instanceof ProviderError) {
      const isRefused = error.failure === 'refused';
      const state = isRefused ? ('failed' as const) : ('expired' as const);
      const failure = isRefused ? error.message : null;
      await storeState(database(strapi), { id: attempt.id, state, failure });
    }
    throw error;
  }
}

/** What is true of an attempt that has a page: it may be paid by now, and its event lost. */
async function askAgain(
  strapi: Core.Strapi,
  { connection, due, attempt }: Found,
): Promise<PayAnswer | null> {
  const { provider_checkout: id } = attempt;
  if (id === null || !due.eq(new Big(attempt.amount))) {
    const state = await closeAttempt(strapi, connection, attempt);
    // A provider that cannot close it: a second one could be paid, too.
    return state === 'open' || state === 'processing' ? 'nothing' : null;
  }
  const provider = providerOf(strapi, connection.provider);
  const found = await provider.fetch(accessOf(strapi, connection), { kind: 'checkout', id });
  if (found?.kind !== 'checkout') {
    const failure = 'The provider does not know this checkout';
    await storeState(database(strapi), { id: attempt.id, state: 'failed', failure });
    return null;
  }
  await noteAsked(strapi, connection, found);
  if (found.state === 'open' && found.url !== null) return { url: found.url };
  return found.state === 'processing' || found.state === 'paid' ? 'nothing' : null;
}

async function turn(strapi: Core.Strapi, paying: Paying): Promise<PayAnswer | null> {
  const found = await database(strapi).transaction((trx) => attemptIn(strapi, trx, paying));
  if (!found) return 'nothing';
  const { attempt, due } = found;
  if (attempt.state === 'processing') return 'nothing';
  const isToOpen = attempt.state === 'opening' && due.eq(new Big(attempt.amount));
  return isToOpen ? openPage(strapi, paying, found) : askAgain(strapi, found);
}

/**
 * Opens a checkout for what is due of an invoice, or finds the one that is open. A checkout of another amount is
 * closed first. Safe for any number of requests at once.
 * @throws ProviderError; ApiError 404
 */
export async function pay(strapi: Core.Strapi, paying: Paying): Promise<PayAnswer> {
  for (let left = MOST_TURNS; left > 0; left -= 1) {
    try {
      const answer = await turn(strapi, paying);
      if (answer !== null) return answer;
    } catch (error) {
      if (!isDuplicate(error, 'checkouts_open')) throw error;
    }
  }
  throw new ProviderError('unavailable', 'The checkout changes all the time');
}
