import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/connection';
import type { BankAccount } from '../../domain/bank-account';
import { ApiError, validationError } from '../../domain/errors';
import type { Problem } from '../../domain/problems';
import { accountOfStatement, statedName, type JoinedAccount } from '../../domain/statement-account';
import { say } from '../../messages/message';
import {
  getBankStatement,
  insertStatement,
  joinedAccounts,
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
  /** The account of statements that name none. */
  account_id: string | null;
  /** The account of statements that name an unknown one; from then on that name counts as its own. */
  join_to: string | null;
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

/** Where the account of a statement is looked for. */
interface Known {
  accounts: readonly BankAccount[];
  joined: readonly JoinedAccount[];
  /** The account of statements that name none. */
  chosen: BankAccount | null;
  joinTo: BankAccount | null;
}

/** The account of a statement. */
interface Found {
  account: BankAccount;
  isJoined: boolean;
}

interface Refused {
  code: 'unknown_account' | 'invalid_statement';
  problem: Problem;
}

/** The account that a statement names, and whether it is the one that unknown ones are joined to. */
function namedAccount({ account, currency }: CheckedStatement, known: Known): Found | null {
  const { accounts, joined, chosen, joinTo } = known;
  if (account === null) return chosen && { account: chosen, isJoined: false };
  const own = accountOfStatement(account, currency, accounts, []);
  if (own) return { account: own, isJoined: false };
  const found = accountOfStatement(account, currency, accounts, joined) ?? joinTo;
  return found && { account: found, isJoined: true };
}

/** The account of a statement, or what is wrong with it. */
function accountOf(statement: CheckedStatement, at: number, known: Known): Found | Refused {
  const { account: stated, currency } = statement;
  const { chosen } = known;
  const path = ['statements', at, 'account'];
  const invalid = (problem: Problem): Refused => ({ code: 'invalid_statement', problem });
  const unknown = say('bank_unknown_account', { account: stated ? statedName(stated) : '' });
  const found = namedAccount(statement, known);
  if (found === null && stated === null) return invalid({ path, message: say('bank_no_account') });
  if (found === null) return { code: 'unknown_account', problem: { path, message: unknown } };
  const { account } = found;
  if (chosen !== null && account.id !== chosen.id)
    return invalid({ path: ['account_id'], message: say('bank_other_account') });
  if (currency !== null && account.currency !== null && account.currency !== currency) {
    const message = say('bank_other_currency', { currency, account: account.currency });
    return invalid({ path, message });
  }
  return found;
}

const MOST_PROBLEMS = 20;

/** An account by its id; null for none. @throws ApiError 400 at its field */
function chosenOf(
  accounts: readonly BankAccount[],
  field: 'account_id' | 'join_to',
  id: string | null,
): BankAccount | null {
  const chosen = accounts.find((account) => account.id === id) ?? null;
  if (id === null || chosen !== null) return chosen;
  throw validationError([{ path: [field], message: say('does_not_exist') }]);
}

/** @throws ApiError 400 for a file that names several unknown accounts: they cannot all be the one to join them to */
function requireOneUnknown(statements: readonly CheckedStatement[], known: Known): void {
  const names = statements.flatMap((one) => {
    const isKnown = namedAccount(one, { ...known, joinTo: null }) !== null;
    return one.account === null || isKnown ? [] : [statedName(one.account)];
  });
  if (new Set(names).size < 2) return;
  throw validationError([{ path: ['join_to'], message: say('bank_several_unknown') }]);
}

/** The account of each statement. @throws ApiError 409 `unknown_account`, 400 */
async function accountsOf(
  db: Queryable,
  businessRowId: number,
  statements: readonly CheckedStatement[],
  { account_id, join_to }: Pick<Upload, 'account_id' | 'join_to'>,
): Promise<Found[]> {
  const accounts = await bankAccountsOf(db, businessRowId);
  const joined = await joinedAccounts(db, businessRowId);
  const chosen = chosenOf(accounts, 'account_id', account_id);
  const joinTo = chosenOf(accounts, 'join_to', join_to);
  const known = { accounts, joined, chosen, joinTo };
  if (joinTo) requireOneUnknown(statements, known);
  const found = statements.map((one, at) => accountOf(one, at, known));
  const refused = found.filter((one) => 'code' in one);
  const [first] = refused;
  if (first) {
    const same = refused.filter(({ code }) => code === first.code).slice(0, MOST_PROBLEMS);
    throw validationError(
      same.map(({ problem }) => problem),
      first.code,
    );
  }
  return found.flatMap((one) => ('account' in one ? [one] : []));
}

const storedOf = (
  { account: stated, currency, ...statement }: CheckedStatement,
  { account: { id, currency: own }, isJoined }: Found,
): StoredStatement => ({
  account: {
    id,
    iban: stated?.iban ?? null,
    account_number: stated?.number ?? null,
    currency: currency ?? own,
    ...(isJoined ? { bank_code: stated?.bank_code ?? null, joined: true } : {}),
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
  { name, content, sha256, ...chosen }: Upload,
): Promise<BankStatementRow> {
  await lockStatements(db, businessRowId);
  await requireNewFile(db, businessRowId, sha256);
  const accounts = await accountsOf(db, businessRowId, statements, chosen);
  const [id, now] = [randomUUID(), new Date().toISOString()];
  const stored = statements.flatMap((one, at) => {
    const found = accounts[at];
    return found ? [storedOf(one, found)] : [];
  });
  const file = { businessRowId, id, name, format, hash: sha256, content, now };
  const statementRowId = await insertStatement(db, { ...file, statements: stored });
  let counts: EntryCounts = { known: 0, credits: 0, debits: 0 };
  for (const own of entries) {
    const ids = accounts.map(({ account }) => account.id);
    const place = { businessRowId, statementRowId, format, now, accounts: ids };
    counts = added(counts, await storeEntries(db, { ...place, entries: own }));
  }
  await setCounts(db, statementRowId, counts);
  return getBankStatement(db, businessRowId, id);
}
