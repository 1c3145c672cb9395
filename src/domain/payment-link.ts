import Big from 'big.js';
import { say, type Message } from '../messages/message';
import { checkText, type Check } from './checks';
import { printedMinorUnit } from './currency';

const PLACEHOLDERS = ['number', 'amount', 'currency'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACEHOLDER = /\{([^{}]*)\}/g;
const EXAMPLE = 'https://pay.example.com/?invoice={number}&amount={amount}';
const NAMES = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');

const isPlaceholder = (name: string): name is Placeholder =>
  (PLACEHOLDERS as readonly string[]).includes(name);

const fill = (template: string, valueOf: (name: string) => string): string =>
  template.replace(PLACEHOLDER, (_, name: string) => encodeURIComponent(valueOf(name)));

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Nothing before the path comes from a document, so that no document leads to another host. */
const ORIGIN = /^https:\/\/[^/?#\\{}@\s]+(?=[/?#]|$)/i;

function problemOf(template: string): Message | null {
  if (!/^https:\/\//i.test(template)) return say('not_url', { url: EXAMPLE });
  if (/[\s\\\p{C}]/u.test(template)) return say('url_has_spaces');
  const unknown = [...template.matchAll(PLACEHOLDER)].find(([, name = '']) => !isPlaceholder(name));
  if (unknown) return say('unknown_placeholder', { part: unknown[0], parts: NAMES });
  if (/[{}]/.test(template.replace(PLACEHOLDER, ''))) return say('placeholder_lone_brace');
  const url = parsed(fill(template, () => 'x'));
  if (url && (url.username || url.password)) return say('url_has_login');
  if (!ORIGIN.test(template)) return say('placeholder_in_host');
  return url ? null : say('not_url', { url: EXAMPLE });
}

/** The pattern of a business's payment links: an `https` URL with placeholders after its host. */
export const checkPaymentLink: Check<string> = (input) => {
  const checked = checkText(255)(typeof input === 'string' ? input.trim() : input);
  if ('problem' in checked) return checked;
  const problem = problemOf(checked.value);
  return problem ? { problem } : checked;
};

/** The invoice that is to be paid. */
interface Payable {
  readonly number: string;
  /** What is due, as exact decimal text. */
  readonly amount: string;
  readonly currency: string;
}

/**
 * The URL at which a document is paid. Its amount has a point and the currency's decimals, as `1234.50`.
 * Null without a pattern, for a pattern that no check has passed, and when nothing is due.
 */
export function paymentLink(pattern: string | null, document: Payable): string | null {
  const amount = new Big(document.amount);
  if (!pattern || 'problem' in checkPaymentLink(pattern) || amount.lte(0)) return null;
  const least = printedMinorUnit(document.currency);
  const exact = amount.toFixed();
  const values: Readonly<Record<Placeholder, string>> = {
    number: document.number,
    amount: amount.round(least).eq(amount) ? amount.toFixed(least) : exact,
    currency: document.currency,
  };
  return fill(pattern, (name) => (isPlaceholder(name) ? values[name] : ''));
}
