import type { Core } from '@strapi/strapi';
import { sqlOfIds } from '../../strapi/query-sql';
import { ACTIONS, checkerOf, type Operator, type Uid } from './ability';
import { businessesIn } from './businesses-in';

/** The records that an operator may see, as a condition for our own SQL statements. */
export interface Scope {
  /**
   * The row ids of the operator's businesses, when nothing else limits the operator. A statement can
   * then compare the business. The subquery took six times as long (200,000 invoices).
   */
  businesses: readonly number[] | null;
  /** A subquery of ids, with `$1` and so on for the values; null for all records. */
  sql: string | null;
  values: readonly unknown[];
}

/** Strapi makes the SQL from all conditions that limit which records of a type the operator may read. */
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
