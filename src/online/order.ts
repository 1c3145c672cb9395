import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import type { NewCheckout } from '../providers/provider';
import type { Connection } from './connection';
import { hookUrl } from './hook-token';
import type { Attempt } from './sql/checkouts';

/** Invoices of one customer and currency that the customer wants to pay now, at once. */
export interface Paying {
  businessRowId: number;
  /** By their public ids, with the numbers that the payer reads. At most 50. */
  invoices: readonly { id: string; number: string }[];
  language: string;
  /** Where the payer comes back to, having paid or not. */
  returnUrl: string;
  cancelUrl: string;
}

/** Stripe takes names of 250 characters, and no provider that we know takes fewer. */
const LONGEST = 250;
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/;

/** A text that is not too long for a provider. */
export function cut(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST - 1).replace(HALF_A_CHARACTER, '')}…`;
}

/** A key of idempotency holds for the same order alone, and two pages may ask for the same attempt. */
function keyOf(order: Omit<NewCheckout, 'key'>): string {
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  return `${order.attempt}:${hash.slice(0, 32)}`;
}

/** The order of an attempt for a page of the provider. It is the same each time that the same page asks. */
export function orderOf(
  strapi: Core.Strapi,
  { invoices, returnUrl, cancelUrl, language }: Paying,
  { connection, attempt }: { connection: Connection; attempt: Attempt },
): NewCheckout {
  const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
  const lines = attempt.invoices.map(({ id, amount }) => ({
    name: cut(numbers.get(id) ?? id),
    amount: new Big(amount),
  }));
  const order = {
    attempt: attempt.id,
    amount: new Big(attempt.amount),
    currency: attempt.currency,
    description: cut(lines.map(({ name }) => name).join(', ')),
    lines,
    returnUrl,
    cancelUrl,
    eventUrl: hookUrl(strapi, connection.provider, connection.business_id),
    language,
  };
  return { key: keyOf(order), ...order };
}
