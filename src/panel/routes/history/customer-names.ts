import type { Core } from '@strapi/strapi';
import { CONTENT_TYPE } from '../../../content-types';
import { database } from '../../../database/pool';
import type { Operator } from '../../roles/ability';
import { visibleRowIds } from '../../roles/visible-rows';
import type { Change } from '../../answers';

/** The names of the customers that changes tell by their ids, as far as the operator may see them. */
export async function customerNames(
  strapi: Core.Strapi,
  operator: Operator,
  changes: readonly Change[],
): Promise<Record<string, string>> {
  const ids = changes
    .filter(({ field }) => field === 'customer_id')
    .flatMap(({ before, after }) => [before, after])
    .filter((id): id is string => typeof id === 'string');
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
