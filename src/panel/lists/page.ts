import type { Core } from '@strapi/strapi';
import { database } from '../../database/pool';
import type { Operator } from '../roles/ability';
import { foundIn } from './found';
import type { PanelList } from './list';
import type { ListQuery } from './query';
import { sortOf } from './sort';

export interface Wanted {
  list: PanelList;
  query: ListQuery;
  sort: unknown;
  page: number;
  pageSize: number;
}

export interface Page {
  /** Row ids in the order of the list. */
  ids: number[];
  total: number;
}

/**
 * One page of a list, and how many records the list has. Strapi's own list counts in a second
 * statement, and under the condition of a role it joins, removes duplicates and sorts whole records.
 */
export async function pageOf(
  strapi: Core.Strapi,
  operator: Operator,
  { list, query, sort, page, pageSize }: Wanted,
): Promise<Page> {
  const sorted = sortOf(strapi, list, sort);
  const found = await foundIn({ strapi, operator, list }, query, sorted.columns);
  const { order, join } = sorted.within(found.shows);
  const { parameters, statement } = found;
  const count = { text: statement('count(*) AS total'), values: [...parameters.values] };
  const [limit, offset] = [parameters.add(pageSize), parameters.add((page - 1) * pageSize)];
  const end = `ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  const db = database(strapi);
  // A search reads every record, however few the page shows. So one statement finds and counts.
  const isSearch = query.text !== '';
  const columns = isSearch ? 'd.id, count(*) OVER () AS total' : 'd.id';
  const [rows, counted] = await Promise.all([
    db.query<{ id: number; total?: number }>({
      text: statement(columns, { join, end }),
      values: parameters.values,
    }),
    isSearch ? [] : db.query<{ total: number }>(count),
  ]);
  const ids = rows.map(({ id }) => id);
  if (!isSearch) return { ids, total: counted[0]?.total ?? 0 };
  // Behind the last page, no row tells the number.
  const [last] = rows.length > 0 || page === 1 ? rows : await db.query<{ total: number }>(count);
  return { ids, total: last?.total ?? 0 };
}
