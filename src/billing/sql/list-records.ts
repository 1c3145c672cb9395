import type { Queryable } from '../../database/connection';
import {
  MOST_BYTES,
  pageOf,
  readPage,
  type Page,
  type Position,
  type Stretch,
} from '../../database/page';
import { limitsOf, Parameters } from '../../database/text-filter';
import { NEWEST } from '../schemas/list-fields';
import { fieldFilters } from './field-filters';
import { orderOf, orderText } from './list-order';
import { readStretch } from './read-stretch';

/** What says which part of a list is read, and in what order. */
export interface Search {
  sort: string;
  page: number;
  limit: number;
}

/** A table of records other than documents. Its names are constants and never input. */
export interface Records<Wanted extends Search> {
  kind:
    | 'customer'
    | 'product'
    | 'recurring_invoice'
    | 'payment'
    | 'refund'
    | 'bank_statement'
    | 'bank_transaction';
  table:
    | 'customers'
    | 'products'
    | 'recurring_invoices'
    | 'payments'
    | 'refunds'
    | 'bank_statements'
    | 'bank_transactions';
  /**
   * How many a business has is counted for each list, since there are few, or since a kept count would make
   * payments of a business wait for each other.
   */
  isCounted?: true;
  /** The name of a record in `columns`. */
  alias: string;
  /** SQL of its columns. One is `id`. */
  columns: string;
  /** SQL that joins the other tables of the columns. */
  joins?: string;
  /** SQL of how many bytes a record has, where they can be many. */
  bytes?: string;
  /** The filters of its own, as SQL conditions. */
  ownFilters: (search: Wanted, parameters: Parameters) => string[];
}

/** All filters of a search as SQL conditions. */
export const recordFilters = <Wanted extends Search>(
  { kind, ownFilters }: Records<Wanted>,
  search: Wanted,
  parameters: Parameters,
): string[] => [...ownFilters(search, parameters), ...fieldFilters(kind, search, parameters)];

/** A page of a business's records, and how many match in all. */
export async function listRecords<Row extends { id: string }, Wanted extends Search>(
  db: Queryable,
  records: Records<Wanted>,
  businessRowId: number,
  search: Wanted,
): Promise<Page<Row>> {
  const { kind, table, alias, columns, joins = '', bytes, isCounted } = records;
  const parameters = new Parameters();
  const business = parameters.add(businessRowId);
  const filters = recordFilters(records, search, parameters);
  const where = [`business_id = ${business}`, ...filters].join(' AND ');
  const total =
    filters.length === 0 && !isCounted
      ? `coalesce((SELECT record_count FROM document_sequences WHERE business_id = ${business} AND kind = '${kind}'), 0)`
      : `(SELECT count(*) FROM ${table} WHERE ${where})`;
  const order = orderOf(kind, search.sort);
  const isUsual = search.page === 1 && search.sort === NEWEST && filters.length === 0;
  const fits = bytes
    ? `(SELECT coalesce(sum(${bytes}), 0) <= ${MOST_BYTES} FROM page JOIN ${table} USING (id))`
    : 'true';
  const rows = await db.query<Row & { matches: number; fits: boolean }>({
    name: isUsual ? `list-${table}-first-${search.limit}` : undefined,
    text: `WITH page AS MATERIALIZED (
        SELECT id FROM ${table} WHERE ${where} ORDER BY ${orderText(order)}
        ${limitsOf(search, parameters)}
      )
      SELECT ${total}::bigint AS matches, ${fits} AS fits, found.* FROM (SELECT 1) AS one LEFT JOIN (
        SELECT row_number() OVER (ORDER BY ${orderText(order, `${alias}.`)}) AS place, ${columns}
        FROM page JOIN ${table} ${alias} ON ${alias}.id = page.id ${joins}
      ) found ON ${fits} ORDER BY found.place`,
    values: parameters.values,
  });
  return readPage(rows[0]?.fits === false ? null : pageOf(rows));
}

/** The records of a search that come after a place, and the place of the last one. */
export async function listRecordsAfter<Row, Wanted extends Search>(
  db: Queryable,
  records: Records<Wanted>,
  businessRowId: number,
  search: Wanted,
  after: Position | null,
): Promise<Stretch<Row>> {
  const { kind, table, alias, columns, joins = '', bytes } = records;
  const { sort, limit } = search;
  const where = (parameters: Parameters) =>
    ['business_id = $1', ...recordFilters(records, search, parameters)].join(' AND ');
  const wanted = { kind, table, sort, limit, after, where, bytes, businessRowId };
  const { ids, next } = await readStretch(db, wanted);
  if (ids.length === 0) return { rows: [], next };
  const rows = await db.query<Row>({
    name: `list-${table}-by-ids`,
    text: `SELECT ${columns}
      FROM unnest((SELECT $2::integer[])::integer[]) WITH ORDINALITY AS wanted (record, place)
        JOIN ${table} ${alias} ON ${alias}.id = wanted.record AND ${alias}.business_id = $1
        ${joins}
      ORDER BY wanted.place`,
    values: [businessRowId, ids],
  });
  return { rows, next };
}
