import type { Queryable } from '../../database/connection';
import type { BankAccount } from '../../domain/bank-account';
import { validationError } from '../../domain/errors';
import { say } from '../../messages/message';

/** The id of an account; null once its business has it no more, which means by currency. */
export async function standingAccount(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const rows = await db.query({
    name: 'find-bank-account',
    text: `SELECT FROM businesses
      WHERE id = $1 AND bank_accounts @> jsonb_build_array(jsonb_build_object('id', $2::text))`,
    values: [businessRowId, id],
  });
  return rows.length > 0 ? id : null;
}

/** @throws 400 for an account that its business does not have */
export async function requireAccount(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<void> {
  if ((await standingAccount(db, businessRowId, id)) === id) return;
  throw validationError([{ path: ['bank_account_id'], message: say('does_not_exist') }]);
}

/** The accounts of a business, the usual one first. */
export async function bankAccountsOf(db: Queryable, businessRowId: number): Promise<BankAccount[]> {
  const [row] = await db.query<{ accounts: BankAccount[] }>({
    name: 'bank-accounts-of-business',
    text: `SELECT coalesce(bank_accounts, '[]') AS accounts FROM businesses WHERE id = $1`,
    values: [businessRowId],
  });
  return row?.accounts ?? [];
}
