import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import { accountName, type BankAccount } from '../../../domain/bank-account';
import { QueryPermissions } from '../../guard/query-permissions';
import type { Operator } from '../../roles/ability';
import { visibleRowIds } from '../../roles/visible-rows';
import type { Change } from '../../answers';

/** The ids that changes of a field tell. */
const idsIn = (changes: readonly Change[], name: string): string[] =>
  changes
    .filter(({ field }) => field === name)
    .flatMap(({ before, after }) => [before, after])
    .filter((id): id is string => typeof id === 'string');

/** The names of the accounts that changes tell by their ids, where the operator may see accounts. */
export async function accountNames(
  strapi: Core.Strapi,
  operator: Operator,
  changes: readonly Change[],
): Promise<Record<string, string>> {
  const ids = idsIn(changes, 'bank_account_id');
  const permissions = new QueryPermissions(strapi, operator);
  if (ids.length === 0 || !permissions.mayRead(CONTENT_TYPE.business, 'bank_accounts')) return {};
  const keys = await visibleRowIds(strapi, operator, CONTENT_TYPE.business, 'read');
  const rows = await database(strapi).query<{ account: BankAccount }>({
    text: `SELECT account FROM businesses, jsonb_array_elements(bank_accounts) AS account
      WHERE account ->> 'id' = ANY ($1) AND ($2::integer[] IS NULL OR id = ANY ($2))`,
    values: [ids, keys],
  });
  return Object.fromEntries(rows.map(({ account }) => [account.id, accountName(account)]));
}

/** The names of the customers that changes tell by their ids, as far as the operator may see them. */
export async function customerNames(
  strapi: Core.Strapi,
  operator: Operator,
  changes: readonly Change[],
): Promise<Record<string, string>> {
  const ids = idsIn(changes, 'customer_id');
  if (ids.length === 0) return {};
  const named = { documentId: { $in: ids } };
  const keys = await visibleRowIds(strapi, operator, CONTENT_TYPE.customer, 'read', named);
  const rows = await database(strapi).query<{ id: string; name: string }>({
    text: `SELECT document_id AS id, name FROM customers
      WHERE document_id = ANY ($1) AND ($2::integer[] IS NULL OR id = ANY ($2))`,
    values: [ids, keys],
  });
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
