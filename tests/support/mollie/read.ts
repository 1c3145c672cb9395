import Big from 'big.js';
import type { Checkout, CheckoutState, Payment, Refund } from '../../../src/providers/provider';

/* Mollie's objects as ours. A payment of Mollie is a checkout and its payment at once. */

interface MollieAmount {
  value: string;
  currency: string;
}

/** As far as it is read. https://docs.mollie.com/reference/get-payment */
export interface MolliePayment {
  id: string;
  status: string;
  amount: MollieAmount;
  amountRefunded?: MollieAmount;
  method?: string | null;
  metadata?: { attempt?: string } | null;
  createdAt: string;
  paidAt?: string | null;
  details?: { failureMessage?: string | null; bankReason?: string | null } | null;
  _links?: { checkout?: { href: string } };
}

export interface MollieRefund {
  id: string;
  paymentId: string;
  status: string;
  metadata?: { refund?: string } | null;
}

const STATES: Readonly<Record<string, CheckoutState>> = {
  open: 'open',
  pending: 'processing',
  authorized: 'processing',
  paid: 'paid',
  expired: 'expired',
  canceled: 'expired',
  failed: 'failed',
};

const METHODS: Readonly<Record<string, Payment['method']>> = {
  creditcard: 'card',
  applepay: 'card',
  directdebit: 'direct_debit',
};

/** @returns null for a payment that has not succeeded */
export function paymentOf(found: MolliePayment): Payment | null {
  if (found.status !== 'paid') return null;
  const { id, amount, amountRefunded: refunded, method, paidAt, createdAt } = found;
  return {
    kind: 'payment',
    id,
    amount: new Big(amount.value),
    currency: amount.currency,
    method: METHODS[method ?? ''] ?? 'other',
    // Mollie invoices its fees once a month.
    fee: null,
    paidAt: new Date(paidAt ?? createdAt).toISOString(),
    refunded: new Big(refunded?.value ?? 0),
  };
}

export function checkoutOf(found: MolliePayment): Checkout {
  const { id, status, metadata, details, _links: links } = found;
  return {
    kind: 'checkout',
    id,
    attempt: metadata?.attempt ?? null,
    state: STATES[status] ?? 'processing',
    url: status === 'open' ? (links?.checkout?.href ?? null) : null,
    failure: details?.failureMessage ?? details?.bankReason ?? null,
    payment: paymentOf(found),
  };
}

const REFUND_STATES: Readonly<Record<string, Refund['state']>> = {
  refunded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function refundOf({ id, paymentId, status, metadata }: MollieRefund): Refund {
  return {
    kind: 'refund',
    id,
    refund: metadata?.refund ?? null,
    payment: paymentId,
    state: REFUND_STATES[status] ?? 'pending',
    failure: null,
  };
}
