import type Big from 'big.js';

/** How the service talks to an account of a provider. Secrets are in the clear here, and nowhere else. */
export interface Access {
  /** The secret of the API. */
  key: string;
  /** With what the provider signs its events; null for one that signs none. */
  webhookSecret: string | null;
}

/** An account, as the provider names it when it is asked with its key. */
export interface Account {
  id: string;
  /** For people. */
  name: string;
  mode: 'test' | 'live';
}

/** A part of what a payer pays. */
interface CheckoutLine {
  /** Such as the number of an invoice. */
  name: string;
  amount: Big;
}

/** A checkout to make. */
export interface NewCheckout {
  /** Names this order. The same key makes one checkout, however often it is sent. */
  key: string;
  /** Our id of the attempt. */
  attempt: string;
  amount: Big;
  /** ISO 4217 code. */
  currency: string;
  /** One line for the payer, such as the number of the invoice; at most 250 characters. */
  description: string;
  /** What is paid: their amounts make up the whole. */
  lines: readonly CheckoutLine[];
  /** Where the payer comes back to, having paid or not. */
  returnUrl: string;
  cancelUrl: string;
  /** Where a provider that takes an address per checkout sends its events. */
  eventUrl: string;
  /** A language of the payer, such as `de`. */
  language: string;
}

/** `processing`: the payer has done all, and the money is on its way, such as a debit. */
export type CheckoutState = 'open' | 'processing' | 'paid' | 'expired' | 'failed';

export interface Checkout {
  kind: 'checkout';
  id: string;
  /** Our id of the attempt, as it was sent; null for a checkout that others have made. */
  attempt: string | null;
  state: CheckoutState;
  /** The page of the provider; null where nobody can pay any more. */
  url: string | null;
  /** What the provider says why it failed. */
  failure: string | null;
  /** Null before there is one. */
  payment: Payment | null;
}

/** Money that a provider has, or once had. Amounts are in units of the currency, not in its cents. */
export interface Payment {
  kind: 'payment';
  id: string;
  amount: Big;
  currency: string;
  /** `other` for transfers and wallets that are neither card nor debit. */
  method: 'card' | 'direct_debit' | 'other';
  /** What the provider keeps of it; null where it does not say. */
  fee: { amount: Big; currency: string } | null;
  /** ISO 8601. */
  paidAt: string;
  /** All that was paid back at the provider, by whomever. */
  refunded: Big;
}

export interface Refund {
  kind: 'refund';
  id: string;
  /** Our id, as it was sent; null for a refund that others have made. */
  refund: string | null;
  /** The provider's id of what it pays back. */
  payment: string | null;
  state: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
}

/** A payer disputes a payment, and the provider may take the money back. */
export interface Dispute {
  kind: 'dispute';
  id: string;
  payment: string | null;
  state: 'open' | 'won' | 'lost';
  amount: Big;
  currency: string;
  /** In the words of the provider. */
  reason: string;
}

export type ProviderObject = Checkout | Payment | Refund | Dispute;

/** What may have changed. Only `fetch` says what is true. */
export interface Mention {
  kind: ProviderObject['kind'];
  id: string;
}

export interface ProviderEvent {
  /** Names the event, also when it is sent again. */
  id: string;
  /** Null for an event that changes nothing here. */
  about: Mention | null;
}

/** An event as it arrived: its exact bytes. */
export interface RawEvent {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * - `refused`: it will not do this, however often it is asked.
 * - `unauthorized`: the key does not work, or may not do this.
 * - `unavailable`: it answers that it could not.
 * - `unanswered`: no answer came; nobody knows what it has done.
 */
export type ProviderFailure = 'refused' | 'unauthorized' | 'unavailable' | 'unanswered';

/** A failure of a provider. The message is for an operator, and holds no secret. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly failure: ProviderFailure,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A payment provider: the few verbs that differ from one to the next. All of them are safe to repeat, and none
 * stores anything. Each throws `ProviderError`.
 */
export interface Provider {
  readonly name: string;
  readonly can: {
    /** Whether `parseEvent` proves who sent an event. */
    signEvents: boolean;
    /** Whether any open checkout can be expired. */
    expire: boolean;
  };
  /** The account of a key, which proves that the key works. */
  identify(access: Access): Promise<Account>;
  createCheckout(access: Access, wanted: NewCheckout): Promise<Checkout>;
  /** Closes a checkout. @returns its state afterwards: it may have been paid before */
  expireCheckout(access: Access, id: string): Promise<Checkout>;
  /** @returns null for an event that the holder of the secret has not sent, or too long ago */
  parseEvent(access: Access, raw: RawEvent, now: Date): Promise<ProviderEvent | null>;
  /** @returns null for what the account does not have */
  fetch(access: Access, wanted: Mention): Promise<ProviderObject | null>;
  /** Pays back a part of a payment. The same `id` pays back once, however often it is sent. */
  refund(
    access: Access,
    wanted: { id: string; payment: string; amount: Big; currency: string },
  ): Promise<Refund>;
}
