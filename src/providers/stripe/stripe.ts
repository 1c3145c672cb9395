import type Big from 'big.js';
import type Stripe from 'stripe';
import {
  ProviderError,
  type Access,
  type Account,
  type Checkout,
  type Mention,
  type NewCheckout,
  type Provider,
  type ProviderObject,
  type Refund,
} from '../provider';
import { asking, isInvalidRequest, isMissing } from './errors';
import { parseStripeEvent } from './events';
import { checkoutOf, disputeOf, EXPAND, paymentOf, refundOf } from './read';
import { toStripe } from './units';

const TIME_LIMIT_MS = 8_000;

/** `sk_test_…`, `rk_live_…`; restricted keys begin with `rk`. https://docs.stripe.com/keys */
const KEY = /^(?:sk|rk)_(test|live)_\w+$/;

/** @throws ProviderError for a text that is no secret key */
function modeOf({ key }: Access): Account['mode'] {
  const mode = KEY.exec(key)?.[1];
  if (mode === 'test' || mode === 'live') return mode;
  throw new ProviderError('unauthorized', 'A secret key of Stripe begins with sk_ or rk_');
}

/** Where the API is, as the package wants it. @param url empty for Stripe itself */
function addressOf(url: string) {
  if (url === '') return {};
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

function units(amount: Big, currency: string): number {
  const exact = toStripe(amount, currency);
  if (exact !== null) return exact;
  throw new ProviderError('refused', `Stripe cannot take ${amount.toFixed()} ${currency} exactly`);
}

/** A line for each part; one over the whole, where Stripe cannot count a part exactly. */
function linesOf({ amount, currency, description, lines }: NewCheckout) {
  const isExact = lines.every((line) => toStripe(line.amount, currency) !== null);
  const counted = isExact ? lines : [{ name: description, amount }];
  return counted.map((line) => ({
    quantity: 1,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: units(line.amount, currency),
      product_data: { name: line.name },
    },
  }));
}

/** One payment of one amount. The payer pays it in its own currency, and nobody changes it on the way. */
function sessionOf(wanted: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { attempt, description, returnUrl, cancelUrl, language } = wanted;
  return {
    mode: 'payment',
    client_reference_id: attempt,
    metadata: { attempt },
    payment_intent_data: { description, metadata: { attempt } },
    line_items: linesOf(wanted),
    adaptive_pricing: { enabled: false },
    locale: language,
    success_url: returnUrl,
    cancel_url: cancelUrl,
    expand: [...EXPAND.session],
  };
}

/** Stripe keeps a key of idempotency for a day; the refund itself names ours for as long as it exists. */
async function madeBefore(stripe: Stripe, payment: string, id: string): Promise<Refund | null> {
  const all = stripe.refunds.list({ payment_intent: payment, limit: 100 });
  for await (const one of all) if (one.metadata?.['refund'] === id) return refundOf(one);
  return null;
}

async function refund(
  stripe: Stripe,
  { id, payment, amount, currency }: Parameters<Provider['refund']>[1],
): Promise<Refund> {
  const before = await madeBefore(stripe, payment, id);
  if (before) return before;
  const made = await stripe.refunds.create(
    { payment_intent: payment, amount: units(amount, currency), metadata: { refund: id } },
    { idempotencyKey: id },
  );
  return refundOf(made);
}

async function read(stripe: Stripe, { kind, id }: Mention): Promise<ProviderObject | null> {
  if (kind === 'checkout') {
    return checkoutOf(await stripe.checkout.sessions.retrieve(id, { expand: [...EXPAND.session] }));
  }
  if (kind === 'payment') {
    return paymentOf(await stripe.paymentIntents.retrieve(id, { expand: [...EXPAND.intent] }));
  }
  if (kind === 'refund') return refundOf(await stripe.refunds.retrieve(id));
  return disputeOf(await stripe.disputes.retrieve(id));
}

async function readOrNull(stripe: Stripe, wanted: Mention): Promise<ProviderObject | null> {
  try {
    return await read(stripe, wanted);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Stripe refuses to expire what is expired or paid; then its state says so. */
async function expire(stripe: Stripe, id: string): Promise<Checkout> {
  const options = { expand: [...EXPAND.session] };
  try {
    return checkoutOf(await stripe.checkout.sessions.expire(id, options));
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    return checkoutOf(await stripe.checkout.sessions.retrieve(id, options));
  }
}

async function account(stripe: Stripe, mode: Account['mode']): Promise<Account> {
  const { id, settings, business_profile: profile } = await stripe.accounts.retrieveCurrent();
  const name = settings?.dashboard.display_name ?? profile?.name ?? id;
  return { id, name: name || id, mode };
}

/**
 * Stripe, by its hosted Checkout. @param url of the API, where it is not Stripe's own
 * @see https://docs.stripe.com/payments/checkout
 */
export function stripeProvider(url: string): Provider {
  /** The package asks once more by itself where a connection was closed. */
  const client = async (access: Access) => {
    modeOf(access);
    // 219 files, which only businesses with an account need.
    const { default: Package } = await import('stripe');
    return new Package(access.key, {
      ...addressOf(url),
      timeout: TIME_LIMIT_MS,
      maxNetworkRetries: 0,
      telemetry: false,
    });
  };
  return {
    name: 'stripe',
    can: { signEvents: true, expire: true },
    identify: (access) => asking(async () => account(await client(access), modeOf(access))),
    createCheckout: (access, wanted) =>
      asking(async () =>
        checkoutOf(
          await (
            await client(access)
          ).checkout.sessions.create(sessionOf(wanted), { idempotencyKey: wanted.key }),
        ),
      ),
    expireCheckout: (access, id) => asking(async () => expire(await client(access), id)),
    parseEvent: async (access, raw, now) =>
      access.webhookSecret === null
        ? null
        : parseStripeEvent(access.webhookSecret, modeOf(access), raw, now),
    fetch: (access, wanted) => asking(async () => readOrNull(await client(access), wanted)),
    refund: (access, wanted) => asking(async () => refund(await client(access), wanted)),
  };
}
