import type { Core } from '@strapi/strapi';
import { database } from '../../database/pool';
import type { Operator } from '../roles/ability';
import { foundIn } from './found';
import type { PanelList } from './list';
import type { ListQuery } from './query';
import { sortOf } from './sort';

interface Wanted {
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
  /** The state that the record has today, where the hourly work has not stored it yet. */
  late: ReadonlyMap<number, string>;
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
  const late = list.late && found.shows(list.late) ? `coalesce(${list.late.sql}, false)` : 'false';
  const db = database(strapi);
  const [rows, counted] = await Promise.all([
    db.query<{ id: number; late: boolean }>({
      text: statement(`d.id, ${late} AS late`, { join, end }),
      values: parameters.values,
    }),
    db.query<{ total: number }>(count),
  ]);
  const states = rows
    .filter((row) => row.late)
    .map(({ id }) => [id, list.late?.state ?? ''] as const);
  return {
    ids: rows.map(({ id }) => id),
    total: counted[0]?.total ?? 0,
    late: new Map(states),
  };
}
