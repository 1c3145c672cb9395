import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/connection';
import type { BankAccount } from '../../domain/bank-account';
import { ApiError, validationError } from '../../domain/errors';
import type { Problem } from '../../domain/problems';
import { accountOfStatement } from '../../domain/statement-account';
import { say } from '../../messages/message';
import {
  getBankStatement,
  insertStatement,
  lockStatements,
  setCounts,
  statementOfFile,
  type BankStatementRow,
  type EntryCounts,
  type StoredStatement,
} from '../sql/bank-statements';
import { bankAccountsOf } from '../sql/bank-accounts';
import { storeEntries } from '../sql/store-entries';
import type { CheckedStatement } from './check-statement';
import type { BankFile } from './reader';

export interface Upload {
  name: string | null;
  account_id: string | null;
  content: Buffer;
  /** The hash of its bytes, in hexadecimal digits. */
  sha256: string;
}

/** @throws ApiError 409 `already_imported` for bytes that were uploaded before */
export async function requireNewFile(
  db: Queryable,
  businessRowId: number,
  sha256: string,
): Promise<void> {
  const id = await statementOfFile(db, businessRowId, sha256);
  if (id !== null)
    throw new ApiError('already_imported', say('bank_already_imported'), { more: { id } });
}

/** The account of a statement, or what is wrong with it. */
function accountOf(
  { account, currency }: CheckedStatement,
  at: number,
  accounts: readonly BankAccount[],
  chosen: BankAccount | null,
): { found: BankAccount } | { code: 'unknown_account' | 'invalid_statement'; problem: Problem } {
  const path = ['statements', at, 'account'];
  const found = account === null ? chosen : accountOfStatement(account, currency, accounts);
  if (found === null && account === null)
    return { code: 'invalid_statement', problem: { path, message: say('bank_no_account') } };
  if (found === null)
    return { code: 'unknown_account', problem: { path, message: say('bank_unknown_account') } };
  if (chosen !== null && found.id !== chosen.id)
    return {
      code: 'invalid_statement',
      problem: { path: ['account_id'], message: say('bank_other_account') },
    };
  if (currency !== null && found.currency !== null && found.currency !== currency) {
    const message = say('bank_other_currency', { currency, account: found.currency });
    return { code: 'invalid_statement', problem: { path, message } };
  }
  return { found };
}

const MOST_PROBLEMS = 20;

/** The account of each statement. @throws ApiError 409 `unknown_account`, 400 */
function accountsOf(
  statements: readonly CheckedStatement[],
  accounts: readonly BankAccount[],
  id: string | null,
): BankAccount[] {
  const chosen = accounts.find((account) => account.id === id) ?? null;
  if (id !== null && chosen === null)
    throw validationError([{ path: ['account_id'], message: say('does_not_exist') }]);
  const found = statements.map((one, at) => accountOf(one, at, accounts, chosen));
  const refused = found.filter((one) => 'code' in one);
  const [first] = refused;
  if (first) {
    const same = refused.filter(({ code }) => code === first.code).slice(0, MOST_PROBLEMS);
    throw validationError(
      same.map(({ problem }) => problem),
      first.code,
    );
  }
  return found.flatMap((one) => ('found' in one ? [one.found] : []));
}

const storedOf = (
  { account, currency, ...statement }: CheckedStatement,
  { id, currency: own }: BankAccount,
): StoredStatement => ({
  account: {
    id,
    iban: account?.iban ?? null,
    account_number: account?.number ?? null,
    currency: currency ?? own,
  },
  ...statement,
});

const added = (one: EntryCounts, other: EntryCounts): EntryCounts => ({
  known: one.known + other.known,
  credits: one.credits + other.credits,
  debits: one.debits + other.debits,
});

/**
 * Stores a file that was read, and its entries that are not known yet.
 * @throws ApiError 409 `already_imported`, `unknown_account`; 400
 */
export async function uploadStatement(
  db: Queryable,
  businessRowId: number,
  { format, statements, entries }: BankFile,
  { name, account_id, content, sha256 }: Upload,
): Promise<BankStatementRow> {
  await lockStatements(db, businessRowId);
  await requireNewFile(db, businessRowId, sha256);
  const accounts = accountsOf(statements, await bankAccountsOf(db, businessRowId), account_id);
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const stored = statements.flatMap((one, at) => {
    const account = accounts[at];
    return account ? [storedOf(one, account)] : [];
  });
  const file = { businessRowId, id, name, format, hash: sha256, content, now };
  const statementRowId = await insertStatement(db, { ...file, statements: stored });
  let counts: EntryCounts = { known: 0, credits: 0, debits: 0 };
  for (const own of entries) {
    const ids = accounts.map((account) => account.id);
    const place = { businessRowId, statementRowId, format, now, accounts: ids };
    counts = added(counts, await storeEntries(db, { ...place, entries: own }));
  }
  await setCounts(db, statementRowId, counts);
  return getBankStatement(db, businessRowId, id);
}
