import Big from 'big.js';
import { countrySpecs } from 'ibantools';

/** A transfer that a payer's banking app is to fill in. */
export interface Transfer {
  readonly currency: string;
  /** Exact decimal text in the currency. */
  readonly amount: string;
  /** The holder of the account. */
  readonly name: string;
  /** Without spaces. */
  readonly iban: string | null;
  readonly bic: string | null;
  /** The text by which the payee finds the invoice, where nothing structured does. */
  readonly reference: string;
  /** An RF reference of ISO 11649. A code has it or a text, not both. */
  readonly structured: string | null;
}

/** Limits of EPC069-12, in characters, bytes and EUR. */
const MOST = { name: 70, reference: 140, bytes: 331, amount: new Big('999999999.99') } as const;
const LEAST_AMOUNT = new Big('0.01');

/** Controls, invisible signs and line ends: each line of the code is a field of its own. */
const NO_TEXT = /[\p{C}\p{Z}]+/gu;

const oneLine = (text: string): string => text.replace(NO_TEXT, ' ').trim();

const firstOf = (text: string, count: number): string =>
  Array.from(text).slice(0, count).join('').trim();

/** Countries that joined SEPA after the library's list was made (EPC409-09 of 2025). */
const JOINED = ['AL', 'MD', 'ME', 'MK', 'RS'];

/** True for accounts that transfers in EUR reach (SEPA Credit Transfer). */
function isReachable(iban: string): boolean {
  const country = iban.slice(0, 2);
  if (JOINED.includes(country)) return true;
  return Object.hasOwn(countrySpecs, country) && countrySpecs[country]?.SEPA === true;
}

function isTransferable(amount: Big): boolean {
  return amount.gte(LEAST_AMOUNT) && amount.lte(MOST.amount) && amount.round(2).eq(amount);
}

/**
 * The content of a QR code for a SEPA transfer: version 002 of the European Payments Council's guideline
 * EPC069-12, in UTF-8. A longer name is cut. Null where no code can say this transfer: another currency,
 * nothing to pay, an account outside SEPA, or a reference that would have to be cut.
 */
export function epcCode(transfer: Transfer): string | null {
  const { currency, amount, name, iban, bic, structured } = transfer;
  const value = new Big(amount);
  const holder = firstOf(oneLine(name), MOST.name);
  const text = structured === null ? oneLine(transfer.reference) : '';
  if (currency !== 'EUR' || !iban || !isReachable(iban) || !isTransferable(value)) return null;
  if (holder === '' || Array.from(text).length > MOST.reference) return null;
  // Between amount and structured reference stands a purpose, which is not used.
  const head = ['BCD', '002', '1', 'SCT', bic ?? '', holder, iban, `EUR${value.toFixed(2)}`];
  const code = [...head, '', structured ?? '', text].join('\n').trimEnd();
  return Buffer.byteLength(code) <= MOST.bytes ? code : null;
}
