import type { Core } from '@strapi/strapi';
import { isDuplicate } from '../database/failures';
import { database } from '../database/pool';
import { ProviderError } from '../providers/provider';
import { attemptsIn, type Found } from './attempts';
import { accessOf, providerOf } from './connection';
import { closeAttempt, noteAsked } from './note-checkout';
import { orderOf, type Paying } from './order';
import { giveUp, storePage, storeState } from './sql/checkouts';

/**
 * `url`: the page of the provider, where the customer pays.
 * `nothing`: of one of them nothing is due or a payment is under way, or no provider takes the amount; the page of
 * the invoice says so.
 */
export type PayAnswer = { url: string } | 'nothing';

/** Each turn closes checkouts of other invoices or amounts, or finds what another request did. */
const MOST_TURNS = 4;

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
    // Providers repeat their answer to the same attempt, also an answer that they failed. So the next is a new one,
    // but where no answer came: the same attempt then finds the page that may have been made.
    if (error instanceof ProviderError && error.failure !== 'unanswered') {
      const isRefused = error.failure === 'refused';
      const state = isRefused ? ('failed' as const) : ('expired' as const);
      const failure = isRefused ? error.message : null;
      await giveUp(database(strapi), { id: attempt.id, state, failure });
    }
    throw error;
  }
}

/** What is true of an attempt that has a page: it may be paid by now, and its event lost. */
async function askAgain(
  strapi: Core.Strapi,
  { connection, attempt }: Found,
  id: string,
): Promise<PayAnswer | null> {
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

/** Closes what is open for some of the invoices, so that none of them can be paid twice. */
async function closeAll(strapi: Core.Strapi, all: readonly Found[]): Promise<PayAnswer | null> {
  for (const { connection, attempt } of all) {
    const state = await closeAttempt(strapi, connection, attempt);
    // A provider that cannot close it: a second one could be paid, too.
    if (state === 'open' || state === 'processing') return 'nothing';
  }
  return null;
}

async function turn(strapi: Core.Strapi, paying: Paying): Promise<PayAnswer | null> {
  const all = await database(strapi).transaction((trx) => attemptsIn(strapi, trx, paying));
  const isWaiting = all.some(({ attempt }) => attempt.state === 'processing');
  if (all.length === 0 || isWaiting) return 'nothing';
  const wanted = all.find(({ isWanted }) => isWanted);
  if (!wanted) return closeAll(strapi, all);
  const { provider_checkout: checkout } = wanted.attempt;
  return checkout === null ? openPage(strapi, paying, wanted) : askAgain(strapi, wanted, checkout);
}

/**
 * Opens a checkout for what is due of some invoices, or finds the one that is open. A checkout of another amount,
 * or of some of them among others, is closed first. Safe for any number of requests at once.
 * @throws ProviderError; ApiError 400 for too many, 404, 409 `other_customer`, `currency_mismatch`
 */
export async function pay(strapi: Core.Strapi, paying: Paying): Promise<PayAnswer> {
  for (let left = MOST_TURNS; left > 0; left -= 1) {
    try {
      const answer = await turn(strapi, paying);
      if (answer !== null) return answer;
    } catch (error) {
      if (!isDuplicate(error, 'checkout_invoices_open')) throw error;
    }
  }
  throw new ProviderError('unavailable', 'The checkout changes all the time');
}
