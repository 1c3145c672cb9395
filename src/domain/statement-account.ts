import type { BankAccount } from './bank-account';

/** The account that a bank names on a statement. */
interface Stated {
  readonly iban: string | null;
  readonly bank_code: string | null;
  readonly number: string | null;
}

const compact = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** A German IBAN is the bank code and the number of ten digits, behind four characters. */
const GERMAN = /^DE\d{20}$/;

/** Whether a bank means an account by what it names. */
function isNamed({ iban, bank_code, number }: Stated, account: BankAccount): boolean {
  const own = account.iban === null ? null : compact(account.iban);
  if (iban !== null) return own === compact(iban);
  const wanted = compact(number ?? '');
  if (wanted === '') return false;
  if (own === null) return compact(account.account_number ?? '') === wanted;
  if (own === wanted) return true;
  if (bank_code === null || !GERMAN.test(own)) return false;
  return own.slice(4) === `${compact(bank_code)}${wanted.padStart(10, '0')}`;
}

/**
 * The account of a business that a statement is of. One in the currency of the statement comes before one in any.
 * @param currency null for a statement that names none
 */
export function accountOfStatement(
  stated: Stated,
  currency: string | null,
  accounts: readonly BankAccount[],
): BankAccount | null {
  const named = accounts.filter((account) => isNamed(stated, account));
  if (currency === null) return named[0] ?? null;
  return (
    named.find((account) => account.currency === currency) ??
    named.find((account) => account.currency === null) ??
    null
  );
}
