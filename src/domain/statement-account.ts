import type { BankAccount } from './bank-account';

/** The account that a bank names on a statement: an IBAN, or a number with or without a bank code. */
export interface StatedAccount {
  readonly iban: string | null;
  readonly bank_code: string | null;
  readonly number: string | null;
}

/** A name by which a bank means an account, as an operator has said. */
export interface JoinedAccount extends StatedAccount {
  /** The id of the account. */
  readonly id: string;
}

const compact = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** A German IBAN is the bank code and the number of ten digits, behind four characters. */
const GERMAN = /^DE\d{20}$/;

/** Whether a bank means an account by what it names. */
function isNamed({ iban, bank_code, number }: StatedAccount, account: BankAccount): boolean {
  const own = account.iban === null ? null : compact(account.iban);
  if (iban !== null) return own === compact(iban);
  const wanted = compact(number ?? '');
  if (wanted === '') return false;
  if (own === null) return compact(account.account_number ?? '') === wanted;
  if (own === wanted) return true;
  if (bank_code === null || !GERMAN.test(own)) return false;
  return own.slice(4) === `${compact(bank_code)}${wanted.padStart(10, '0')}`;
}

/** An account as its bank names it, in one text: its IBAN, else its bank code and number. */
export const statedName = ({ iban, bank_code, number }: StatedAccount): string =>
  compact(iban ?? '') ||
  [bank_code, number]
    .map((text) => compact(text ?? ''))
    .join(' ')
    .trim();

/**
 * The account of a business that a statement is of. One in the currency of the statement comes before one in any.
 * @param currency null for a statement that names none
 * @param joined the names that count beside the accounts' own
 */
export function accountOfStatement(
  stated: StatedAccount,
  currency: string | null,
  accounts: readonly BankAccount[],
  joined: readonly JoinedAccount[],
): BankAccount | null {
  const name = statedName(stated);
  const meant = joined.filter((one) => name !== '' && statedName(one) === name).map(({ id }) => id);
  const named = accounts.filter((one) => isNamed(stated, one) || meant.includes(one.id));
  if (currency === null) return named[0] ?? null;
  return (
    named.find((account) => account.currency === currency) ??
    named.find((account) => account.currency === null) ??
    null
  );
}
