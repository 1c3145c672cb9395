import type { Core } from '@strapi/strapi';
import { sqlOfIds } from '../../strapi/query-sql';
import { ACTIONS, checkerOf, type Operator, type Uid } from './ability';
import { businessesIn } from './businesses-in';

/** The records that an operator may see, in the terms of a statement of our own. */
export interface Scope {
  /**
   * When only their businesses limit the operator: the row ids of these. A statement that goes
   * by business then needs no subquery, which among 200,000 invoices took six times as long.
   */
  businesses: readonly number[] | null;
  /** A subquery of ids, with `$1` and so on for the values; null for all records. */
  sql: string | null;
  values: readonly unknown[];
}

/** Made by Strapi of whatever conditions limit the operator's reading of a type. */
export async function readScope(
  strapi: Core.Strapi,
  { ability }: Operator,
  uid: Uid,
): Promise<Scope> {
  const checker = checkerOf(strapi, ability, uid);
  if (!checker.requiresEntity(ACTIONS.read)) return { businesses: null, sql: null, values: [] };
  const { filters } = await checker.sanitizedQuery({}, ACTIONS.read);
  const { sql, bindings } = sqlOfIds(strapi, uid, filters ?? {});
  return { businesses: businessesIn(filters) ?? null, sql, values: bindings };
}
