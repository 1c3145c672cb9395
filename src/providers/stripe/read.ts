import type Stripe from 'stripe';
import type { Checkout, Dispute, Payment, Refund } from '../provider';
import { fromStripe } from './units';

/** Stripe's objects as ours. Sessions and payment intents must be asked for with what `EXPAND` names. */

/** The charge of a payment intent, with the fee. */
const CHARGE = 'latest_charge.balance_transaction';
export const EXPAND = { session: [`payment_intent.${CHARGE}`], intent: [CHARGE] } as const;

/** Null for what was not expanded, and for what is not there. */
const object = <Whole extends object>(whole: string | Whole | null | undefined): Whole | null =>
  typeof whole === 'object' ? whole : null;

const idOf = (whole: string | { id: string } | null | undefined): string | null =>
  typeof whole === 'string' ? whole : (whole?.id ?? null);

const upper = (currency: string): string => currency.toUpperCase();
const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Their types: https://docs.stripe.com/payments/payment-methods/overview (bank debits). */
const DEBITS: readonly string[] = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'nz_bank_account',
  'sepa_debit',
  'us_bank_account',
];

function methodOf(type: string | undefined): Payment['method'] {
  if (type === 'card' || type === 'card_present') return 'card';
  return DEBITS.includes(type ?? '') ? 'direct_debit' : 'other';
}

/** @returns null for a payment that has not succeeded */
export function paymentOf(intent: Stripe.PaymentIntent): Payment | null {
  if (intent.status !== 'succeeded') return null;
  const charge = object(intent.latest_charge);
  const entry = object(charge?.balance_transaction);
  const { id, amount_received: received, currency } = intent;
  return {
    kind: 'payment',
    id,
    amount: fromStripe(received, currency),
    currency: upper(currency),
    method: methodOf(charge?.payment_method_details?.type),
    fee: entry && {
      amount: fromStripe(entry.fee, entry.currency),
      currency: upper(entry.currency),
    },
    paidAt: timeOf(entry?.created ?? charge?.created ?? intent.created),
    refunded: fromStripe(charge?.amount_refunded ?? 0, currency),
  };
}

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null) {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (intent?.status === 'succeeded') return 'paid';
  return intent?.status === 'processing' ? 'processing' : 'failed';
}

export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const intent = object(session.payment_intent);
  return {
    kind: 'checkout',
    id: session.id,
    attempt: session.client_reference_id,
    state: stateOf(session, intent),
    url: session.url,
    failure: intent?.last_payment_error?.message ?? null,
    payment: intent && paymentOf(intent),
  };
}

const REFUND_STATES: Readonly<Record<string, Refund['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function refundOf(refund: Stripe.Refund): Refund {
  return {
    kind: 'refund',
    id: refund.id,
    refund: refund.metadata?.['refund'] ?? null,
    payment: idOf(refund.payment_intent),
    state: REFUND_STATES[refund.status ?? ''] ?? 'pending',
    failure: refund.failure_reason ?? null,
  };
}

/** `warning_closed`: an inquiry that became no dispute. */
const DISPUTE_STATES: Readonly<Record<string, Dispute['state']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export function disputeOf(dispute: Stripe.Dispute): Dispute {
  const { id, currency } = dispute;
  return {
    kind: 'dispute',
    id,
    payment: idOf(dispute.payment_intent),
    state: DISPUTE_STATES[dispute.status] ?? 'open',
    amount: fromStripe(dispute.amount, currency),
    currency: upper(currency),
    reason: dispute.reason,
  };
}
