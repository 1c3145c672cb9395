import type { Core } from '@strapi/strapi';
import { ACTIONS, checkerOf, type Operator, type Uid } from './ability';

/** The records that an operator may see, as a subquery of a statement of our own. */
export interface Scope {
  /** `SELECT id …` with `$1` and so on for the values; null for all records. */
  sql: string | null;
  values: readonly unknown[];
}

interface Knex {
  toSQL(): { toNative(): { sql: string; bindings: unknown[] } };
}

/** Made by Strapi of whatever conditions limit the operator's reading of a type. */
export async function readScope(
  strapi: Core.Strapi,
  { ability }: Operator,
  uid: Uid,
): Promise<Scope> {
  const checker = checkerOf(strapi, ability, uid);
  if (!checker.requiresEntity(ACTIONS.read)) return { sql: null, values: [] };
  const { filters } = await checker.sanitizedQuery({}, ACTIONS.read);
  const builder = strapi.db.queryBuilder(uid) as unknown as {
    where(filters: object): { select(column: string): { getKnexQuery(): Knex } };
  };
  const query = builder
    .where(filters ?? {})
    .select('id')
    .getKnexQuery();
  const { sql, bindings } = query.toSQL().toNative();
  return { sql, values: bindings };
}
