import Big from 'big.js';
import type {
  BankChoice,
  MatchedRecord,
  PanelSuggestion,
  PanelTransaction,
} from '../../../panel/answers';
import { bankWords, WORDS } from '../../words';
import { shortDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import { textsOf } from '../../words/texts';

/** The link to the page in the menu. */
export const BANK_LINK = { id: 'invoicing.bank', defaultMessage: WORDS.en.BANK_WORDS.title };

/** Texts that Strapi shows itself. */
export const BANK_TEXTS = textsOf(({ BANK_WORDS }) => ({ [BANK_LINK.id]: BANK_WORDS.title }));

export const nameOf = ({ counterparty, iban }: PanelTransaction): string =>
  counterparty ?? iban ?? bankWords().nobody;

export const amountOf = ({ amount, currency }: PanelTransaction): string =>
  printAmount(amount, currency);

export const isCredit = ({ amount }: PanelTransaction): boolean => new Big(amount).gt(0);

/** Whom it is from and which invoices it pays, such as "Acme GmbH · INV-1: 100.00 EUR". */
export function suggestionText(
  { customer, invoices, payments, match }: PanelSuggestion,
  currency: string,
): string {
  const words = bankWords();
  const parts = invoices.map(({ number, amount }) =>
    words.part(number, printAmount(amount, currency)),
  );
  const records = payments > 0 ? [words.join(payments)] : parts;
  const { paid_on: day } = match;
  return [
    ...(customer ? [customer.name] : []),
    records.join(', '),
    ...(day === undefined ? [] : [words.dated(shortDate(day))]),
  ].join(' · ');
}

/** Whether it is sure, and why it is made. */
export function reasonsOf({ isSure, because }: PanelSuggestion): string {
  const words = bankWords();
  const reasons = because.map((reason) => words.because[reason]);
  return `${isSure ? words.sure : words.likely}: ${reasons.join(', ')}`;
}

/** A record that a transaction may be, in one line. A phone shows its begin: whose it is. */
export function choiceText(
  { day, amount, customer, numbers, match }: BankChoice,
  currency: string,
): string {
  const fee = match.bounced?.fee;
  return [
    customer,
    numbers.join(', '),
    printAmount(amount, currency),
    fee === undefined ? null : bankWords().withFee(printAmount(fee, currency)),
    shortDate(day),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whose record a transaction is matched to, and what it is about. */
export function recordText({ type, isBack, isVoided, customer, numbers }: MatchedRecord): string {
  const words = bankWords();
  const about = numbers.join(', ');
  const what =
    type === 'refund' ? words.refund : isBack ? words.back : isVoided ? words.voided : null;
  const parts = [what, customer, about || (what === null ? words.onAccount : null)];
  return parts.filter(Boolean).join(' · ');
}
