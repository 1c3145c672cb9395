import { randomUUID } from 'node:crypto';
import type Big from 'big.js';
import {
  ProviderError,
  type Access,
  type Account,
  type Checkout,
  type Mention,
  type NewCheckout,
  type Provider,
  type ProviderEvent,
  type ProviderObject,
  type RawEvent,
  type Refund,
} from '../../../src/providers/provider';
import { checkoutOf, paymentOf, refundOf, type MolliePayment, type MollieRefund } from './read';
import { askMollie } from './request';
import { toMollie } from './units';

/** `test_…` and `live_…`. https://docs.mollie.com/reference/authentication */
const KEY = /^(test|live)_\w+$/;
const PAYMENT = /^tr_\w{1,60}$/;

function modeOf({ key }: Access): Account['mode'] {
  const mode = KEY.exec(key)?.[1];
  if (mode === 'test' || mode === 'live') return mode;
  throw new ProviderError('unauthorized', 'A key of Mollie begins with test_ or live_');
}

function amountOf(amount: Big, currency: string): { value: string; currency: string } {
  const value = toMollie(amount, currency);
  if (value !== null) return { value, currency };
  throw new ProviderError('refused', `Mollie cannot take ${amount.toFixed()} ${currency} exactly`);
}

function known<Found>(found: Found | null): Found {
  if (found !== null) return found;
  throw new ProviderError('refused', 'Mollie does not know it');
}

async function identify(url: string, access: Access): Promise<Account> {
  const mode = modeOf(access);
  const path = '/profiles/me';
  const found = await askMollie<{ id: string; name: string }>(url, access, { method: 'GET', path });
  const { id, name } = known(found);
  return { id, name: name || id, mode };
}

async function createCheckout(url: string, access: Access, wanted: NewCheckout): Promise<Checkout> {
  const { key, attempt, amount, currency, description, returnUrl, cancelUrl, eventUrl } = wanted;
  const body = {
    amount: amountOf(amount, currency),
    description,
    redirectUrl: returnUrl,
    cancelUrl,
    webhookUrl: eventUrl,
    metadata: { attempt },
  };
  const sent = { method: 'POST', path: '/payments', body, idempotencyKey: key } as const;
  return checkoutOf(known(await askMollie<MolliePayment>(url, access, sent)));
}

const pathOf = (id: string): string => `/payments/${encodeURIComponent(id)}`;

async function getPayment(url: string, access: Access, id: string): Promise<MolliePayment | null> {
  return askMollie<MolliePayment>(url, access, { method: 'GET', path: pathOf(id) });
}

/** Only some methods can be cancelled, and only before the payer has chosen others. */
async function expireCheckout(url: string, access: Access, id: string): Promise<Checkout> {
  const sent = { method: 'DELETE', path: pathOf(id) } as const;
  try {
    const closed = await askMollie<MolliePayment>(url, access, sent);
    if (closed) return checkoutOf(closed);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'refused') throw error;
  }
  return checkoutOf(known(await getPayment(url, access, id)));
}

/**
 * Mollie sends the id of a payment and signs nothing, so anybody who knows the address can make us ask. Each is
 * an event of its own: the same id comes at every change.
 * @see https://docs.mollie.com/reference/webhooks
 */
function parseEvent({ body }: RawEvent): ProviderEvent | null {
  const id = new URLSearchParams(body.toString('utf8')).get('id');
  if (id === null || !PAYMENT.test(id)) return null;
  return { id: `${id}:${randomUUID()}`, about: { kind: 'checkout', id } };
}

async function fetchObject(
  url: string,
  access: Access,
  { kind, id }: Mention,
): Promise<ProviderObject | null> {
  // Refunds are asked about with their payment, by `refund`; disputes come with the dashboard alone.
  if (kind === 'refund' || kind === 'dispute') return null;
  const found = await getPayment(url, access, id);
  if (!found) return null;
  return kind === 'checkout' ? checkoutOf(found) : paymentOf(found);
}

async function refund(
  url: string,
  access: Access,
  { id, payment, amount, currency }: Parameters<Provider['refund']>[1],
): Promise<Refund> {
  const path = `${pathOf(payment)}/refunds`;
  const listed = await askMollie<{ _embedded: { refunds: MollieRefund[] } }>(url, access, {
    method: 'GET',
    path,
  });
  const before = listed?._embedded.refunds.find((one) => one.metadata?.refund === id);
  if (before) return refundOf(before);
  const body = { amount: amountOf(amount, currency), metadata: { refund: id } };
  const sent = { method: 'POST', path, body, idempotencyKey: id } as const;
  return refundOf(known(await askMollie<MollieRefund>(url, access, sent)));
}

/**
 * Mollie, by its hosted checkout: the second implementation of the interface, which shows that it is none of
 * Stripe's alone. It becomes an adapter of the service when a business can connect it.
 * @param url of the API, where it is not Mollie's own
 */
export const mollieProvider = (url: string): Provider => ({
  name: 'mollie',
  can: { signEvents: false, expire: false },
  identify: (access) => identify(url, access),
  createCheckout: (access, wanted) => createCheckout(url, access, wanted),
  expireCheckout: (access, id) => expireCheckout(url, access, id),
  parseEvent: async (_access, raw) => parseEvent(raw),
  fetch: (access, wanted) => fetchObject(url, access, wanted),
  refund: (access, wanted) => refund(url, access, wanted),
});
