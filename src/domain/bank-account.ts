import { countrySpecs, isValidBIC, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { say } from '../messages/message';
import type { Check } from './checks';

/** As it is stored: no spaces or hyphens, and capital letters. */
const compact = (input: unknown): string =>
  typeof input === 'string' ? input.replace(/[\s-]/g, '').toUpperCase() : '';

const NO_IBAN = say('not_iban');

/**
 * An IBAN (ISO 13616): the length and the form of its country, and the check digits by mod 97. A bank's own
 * check digits within it are not looked at: not every bank follows the rule of its country.
 */
export const checkIban: Check<string> = (input) => {
  const iban = compact(input);
  const country = iban.slice(0, 2);
  const length = Object.hasOwn(countrySpecs, country) ? countrySpecs[country]?.chars : null;
  if (!length || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return { problem: NO_IBAN };
  if (iban.length !== length) {
    return { problem: say('iban_length', { count: length, country }) };
  }
  const { errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANFormat)) {
    return { problem: say('iban_form', { country }) };
  }
  return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum)
    ? { problem: say('iban_check_digits') }
    : { value: iban };
};

/** A BIC (ISO 9362) of 8 or 11 letters and digits, with the code of a country in it. */
export const checkBic: Check<string> = (input) => {
  const bic = compact(input);
  return isValidBIC(bic) ? { value: bic } : { problem: say('not_bic') };
};

/** An account of a business. One without an IBAN has a number. */
export interface BankAccount {
  readonly id: string;
  /** How the business calls it. */
  readonly label: string | null;
  /** Documents in this currency have it; null for any. */
  readonly currency: string | null;
  /** Null for the business. */
  readonly holder: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly account_number: string | null;
  readonly bank_name: string | null;
  /** Further facts for a payer, such as a routing number: lines of text. */
  readonly details: string | null;
}

export const MAX_BANK_ACCOUNTS = 10;

/** The account among the details of a business that a document shows. */
export interface AccountDetails {
  readonly iban: string | null;
  readonly bic: string | null;
  readonly account_holder?: string | null;
  readonly account_number?: string | null;
  readonly bank_name?: string | null;
  readonly account_details?: string | null;
}

export const accountDetails = (
  account: Omit<BankAccount, 'id'> | null | undefined,
): AccountDetails => ({
  iban: account?.iban ?? null,
  bic: account?.bic ?? null,
  account_holder: account?.holder ?? null,
  account_number: account?.account_number ?? null,
  bank_name: account?.bank_name ?? null,
  account_details: account?.details ?? null,
});

/** The account that a document names to its payer. */
export interface PaidAccount extends Omit<AccountDetails, 'account_holder'> {
  readonly holder: string;
}

/** Null for a business without one. @param business with the name that it prints */
export function paidAccount({
  name,
  iban,
  bic,
  account_holder: holder,
  account_number,
  bank_name,
  account_details,
}: AccountDetails & { readonly name: string }): PaidAccount | null {
  if (!iban && !account_number) return null;
  return { holder: holder || name, iban, bic, account_number, bank_name, account_details };
}

/** How a list of accounts names one. */
export const accountName = ({
  label,
  iban,
  account_number: number,
}: Omit<BankAccount, 'id'>): string => label || (iban ? printIban(iban) : (number ?? ''));

/** An IBAN as people read it, in groups of four. */
export const printIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
