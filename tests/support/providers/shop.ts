import { adminApi } from '../api';
import { query } from '../databases';
import { eventually } from '../eventually';
import { ask, pageOf } from '../hosted';
import type { Answer } from '../http';
import { line, type Created, type Fields } from '../records';
import type { Service } from '../service';
import { createTrade, type Trade } from '../trade';
import { stripeSignature, type StripeAccount, type StripeStandIn } from './stripe';
import type { StripeEvent } from './stripe-objects';

const SECRET = 'whsec_of_the_test';
const providersOf = (business: string) => `/invoicing/businesses/${business}/payment-providers`;

/** A business that has connected an account of the stand-in. */
export interface Shop extends Trade {
  account: StripeAccount;
  /** The path for events. */
  hook: string;
  /** Presses the button of an invoice's page. */
  pay(page: string): Promise<Answer>;
  /** The page of a new invoice over this amount in euros. */
  open(price: number, fields?: Fields): Promise<{ invoice: Created; page: string }>;
  /** Pays on the page of the provider that `pay` answered. @returns its session */
  sessionOf(answer: Answer): string;
  deliver(event: StripeEvent, how?: { secret?: string; at?: number }): Promise<Answer>;
  payments(): Promise<Fields[]>;
}

/** A business without anything connected, and a way to connect it. */
export async function connectStripe(
  service: Service,
  business: string,
  key: string,
  secret = SECRET,
): Promise<Answer> {
  return adminApi(service).put(`${providersOf(business)}/stripe`, {
    secret_key: key,
    webhook_secret: secret,
  });
}

const disconnectPath = (business: string) => `${providersOf(business)}/stripe`;
export const disconnectStripe = (service: Service, business: string): Promise<Answer> =>
  adminApi(service).delete(disconnectPath(business));

export const listProviders = (service: Service, business: string): Promise<Answer> =>
  adminApi(service).get(providersOf(business));

export async function createShop(service: Service, stripe: StripeStandIn): Promise<Shop> {
  const trade = await createTrade({}, { service, scopes: ['read', 'write', 'webhooks'] });
  const account = stripe.account();
  const made = await connectStripe(service, trade.business, account.key);
  if (made.status !== 200) throw new Error(`Not connected: ${made.text}`);
  const hook = new URL(made.body.data.webhook_url).pathname;
  return {
    ...trade,
    account,
    hook,
    pay: (page) => ask(`${page}/pay`, { method: 'POST' }, service),
    open: async (price, fields = {}) => {
      const items = [line({ quantity: 1, unit_price: price, tax_rate: 0 })];
      const invoice = await trade.invoice({ items, ...fields });
      return { invoice, page: await pageOf(trade.client, `invoices/${invoice.id}`) };
    },
    sessionOf: ({ headers }) => headers.get('location')?.split('/').at(-1) ?? '',
    deliver: (event, { secret = SECRET, at } = {}) => {
      const body = JSON.stringify(event);
      const signature = stripeSignature(secret, body, at);
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
      return ask(hook, { method: 'POST', headers, body }, service);
    },
    payments: async () =>
      (await trade.client.get('/api/v1/payments?limit=100')).body.data as Fields[],
  };
}

/** Nothing is left that the worker is to ask now. */
export async function answered({ databaseUrl }: { databaseUrl: string }): Promise<void> {
  await eventually(async () => {
    const due = await query(
      databaseUrl,
      `SELECT FROM payment_inbox WHERE state = 'pending' AND next_attempt_at <= clock_timestamp() AT TIME ZONE 'UTC'
        OR lease IS NOT NULL`,
    );
    return due.length === 0;
  });
}

/** Lets what waits for its next attempt be due. */
export const hurry = ({ databaseUrl }: { databaseUrl: string }): Promise<unknown> =>
  query(
    databaseUrl,
    `UPDATE payment_inbox SET next_attempt_at = clock_timestamp() AT TIME ZONE 'UTC'
      WHERE state = 'pending' AND lease IS NULL`,
  );
