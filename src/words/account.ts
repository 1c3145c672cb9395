import { printIban, type PaidAccount } from '../domain/bank-account';
import type { Language } from '../domain/languages';
import { WORDS } from '.';

/** A fact of an account, under the word for it. */
export interface AccountRow {
  readonly part: keyof PaidAccount;
  readonly label: string;
  readonly value: string;
}

/** The facts of an account for its payer, as they are written. */
export function accountRows(account: PaidAccount, language: Language): AccountRow[] {
  const words = WORDS[language].document;
  const rows = [
    ['holder', words.accountHolder, account.holder],
    ['iban', 'IBAN', account.iban && printIban(account.iban)],
    ['account_number', words.accountNumber, account.account_number],
    ['bic', 'BIC', account.bic],
    ['bank_name', words.bank, account.bank_name],
    ['account_details', words.accountDetails, account.account_details],
  ] as const;
  return rows.flatMap(([part, label, value]) => (value ? [{ part, label, value }] : []));
}
