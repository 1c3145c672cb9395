import type { Core } from '@strapi/strapi';
import { ACTIONS, checkerOf, type Action, type Operator, type Uid } from './ability';

/**
 * The row ids of the records on which the operator may perform an action.
 * @param filters limits the search to some records
 * @returns null for all of them, when no condition limits the operator
 */
export async function visibleRowIds(
  strapi: Core.Strapi,
  { ability }: Operator,
  uid: Uid,
  action: Action,
  filters: object = {},
): Promise<number[] | null> {
  const checker = checkerOf(strapi, ability, uid);
  if (checker.cannot(ACTIONS[action])) return [];
  if (!checker.requiresEntity(ACTIONS[action])) return null;
  const query = await checker.sanitizedQuery({}, ACTIONS[action]);
  const where = { $and: [query.filters ?? {}, filters] };
  const rows: { id: number }[] = await strapi.db.query(uid).findMany({ where, select: ['id'] });
  return rows.map(({ id }) => id);
}
