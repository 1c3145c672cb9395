import { NEWEST } from '../schemas/list-fields';
import type { DocumentSearch } from '../schemas/search';
import type { Queryable } from '../../database/connection';
import {
  MOST_BYTES,
  readPage,
  type JsonPage,
  type JsonStretch,
  type Position,
} from '../../database/page';
import { perNumberedKind, type NumberedKind } from '../kind';
import { documentFilters, whereOf } from './document-filters';
import { listedColumns } from './document-json';
import { hasFieldFilter, hasIndexedFilter } from './field-filters';
import { bytesOfLines } from './kept-lines';
import { orderOf, orderText, sortedText } from './list-order';
import { readStretch } from './read-stretch';
import type { Owner } from '../tenant';
import { limitsOf, Parameters } from '../../database/text-filter';

/**
 * SQL of the documents whose row ids the CTE `page` holds, as one JSON text, or null where they are too large.
 * Parameter `$2` holds the public id of the business.
 */
const listedBy = (order: string) =>
  perNumberedKind(
    (
      kind,
    ) => `(SELECT CASE WHEN sum(${bytesOfLines(kind, 'page.id')}) > ${MOST_BYTES} THEN NULL ELSE (
    SELECT coalesce(json_agg(listed), '[]'::json)::text FROM (
      SELECT ${listedColumns(kind, '$2')}
      FROM page JOIN ${kind.table} d ON d.id = page.id JOIN customers c ON c.id = d.customer_id
      ORDER BY ${order}
    ) listed) END FROM page)`,
  );
const NEWEST_LISTED = listedBy('d.created_at DESC, d.id DESC');
const LISTED = listedBy('page.place');

/** SQL of how the documents of a search are ordered. */
const orderIn = ({ name }: NumberedKind, { sort }: DocumentSearch): string =>
  orderText(orderOf(name, sort));

/**
 * SQL of how many match. The count of a business is kept in the transaction of each change, since counting
 * 500,000 documents takes 40 ms (docs/decisions/0004). A filter is counted.
 */
function totalText({ name, table }: NumberedKind, filters: string[], where: string): string {
  return filters.length === 0
    ? `coalesce((SELECT record_count FROM document_sequences
        WHERE business_id = $1 AND kind = '${name}'), 0)::bigint`
    : `(SELECT count(*) FROM ${table} WHERE ${where})`;
}

/**
 * The documents of some row ids, in their order. PostgreSQL must not see how many ids there are: it would
 * plan this long statement anew for each number of them.
 */
const BY_IDS = perNumberedKind(
  (kind) => `WITH page AS MATERIALIZED (
      SELECT d.id, wanted.place
      FROM unnest((SELECT $3::integer[])::integer[]) WITH ORDINALITY AS wanted (id, place)
        JOIN ${kind.table} d ON d.id = wanted.id AND d.business_id = $1
    )
    SELECT ${LISTED[kind.name]} AS data`,
);

/** A document that was deleted after its id was found is left out. */
async function listByIds(
  db: Queryable,
  { name, table }: NumberedKind,
  { businessRowId, businessId }: Owner,
  ids: readonly number[],
): Promise<string> {
  if (ids.length === 0) return '[]';
  const [row] = await db.query<{ data: string }>({
    name: `list-${table}-by-ids`,
    text: BY_IDS[name],
    values: [businessRowId, businessId, ids],
  });
  return readPage(row?.data);
}

/** A search as conditions. `$1` is the business. */
interface Wanted {
  kind: NumberedKind;
  search: DocumentSearch;
  filters: string[];
  where: string;
  values: unknown[];
}

/** How many match, and the row ids of the page. */
interface Found {
  total: number;
  ids: number[];
}

/** More than a business can have, since row ids are integers. */
const MOST = 2 ** 31 - 200;
const startOf = ({ page, limit }: DocumentSearch): number => Math.min((page - 1) * limit, MOST);

const limitsIn = (search: DocumentSearch): string =>
  `LIMIT ${Math.trunc(search.limit)} OFFSET ${Math.trunc(startOf(search))}`;

async function findOne(db: Queryable, text: string, { values }: Wanted): Promise<Found> {
  const [found] = await db.query<Found>({ text, values });
  return found ?? { total: 0, ids: [] };
}

/**
 * A search for a part of a number. The index of the list holds all that it reads, so one pass finds both:
 * 500,000 numbers take about 0.1 s.
 */
function findNumbered(db: Queryable, wanted: Wanted): Promise<Found> {
  const { kind, search, where } = wanted;
  const [start, end] = [startOf(search) + 1, startOf(search) + search.limit];
  const ids = `array_agg(id ORDER BY ${orderIn(kind, search)})`;
  const text = `SELECT count(*) AS total, coalesce((${ids})[${start}:${end}], '{}') AS ids
    FROM ${kind.table} WHERE ${where}`;
  return findOne(db, text, wanted);
}

/** A later page, or one of another order. */
function findPage(db: Queryable, wanted: Wanted): Promise<Found> {
  const { kind, search, filters, where } = wanted;
  const ids = `SELECT id FROM ${kind.table} WHERE ${where}
    ORDER BY ${orderIn(kind, search)} ${limitsIn(search)}`;
  return findOne(
    db,
    `SELECT ${totalText(kind, filters, where)} AS total, ARRAY(${ids}) AS ids`,
    wanted,
  );
}

/** To sort more takes longer than to walk the index of the list (measured). */
const FEW = 50_000;

/**
 * A search by fields. To walk the index of the list until the page is full takes long where few or old
 * documents match, and PostgreSQL does not expect that. So few that an index finds are sorted (a month of a
 * year with 500,000 invoices: 10 ms in place of 30), and none are not searched for twice.
 */
async function findFiltered(db: Queryable, wanted: Wanted): Promise<Found> {
  const { kind, search, where, values } = wanted;
  const from = `FROM ${kind.table} WHERE ${where}`;
  const count = `SELECT count(*) AS total ${from}`;
  const [counted] = await db.query<{ total: number }>({ text: count, values });
  const total = counted?.total ?? 0;
  if (total === 0) return { total, ids: [] };
  const isSorted = total <= FEW && hasIndexedFilter(kind.name, search);
  const order = (isSorted ? sortedText : orderText)(orderOf(kind.name, search.sort));
  const text = `SELECT id ${from} ORDER BY ${order} ${limitsIn(search)}`;
  const rows = await db.query<{ id: number }>({ text, values });
  return { total, ids: rows.map(({ id }) => id) };
}

/**
 * A page whose statement is planned for each request: a prepared LIKE gets a plan that ignores the trigram
 * index (2,000 searches a second fell to 100), and a prepared offset never settles on one. The planning of
 * all fields was four fifths of a search, so only row ids are searched for that way (all measured).
 */
async function listPlanned(
  db: Queryable,
  kind: NumberedKind,
  business: Owner,
  search: DocumentSearch,
): Promise<JsonPage> {
  const parameters = new Parameters();
  parameters.add(business.businessRowId);
  const filters = documentFilters(kind, search, parameters);
  const where = whereOf(search, filters);
  const wanted = { kind, search, filters, where, values: parameters.values };
  const find =
    search.number !== null
      ? findNumbered
      : hasFieldFilter(kind.name, search)
        ? findFiltered
        : findPage;
  const { total, ids } = await find(db, wanted);
  return { data: await listByIds(db, kind, business, ids), total };
}

/** The first page of the usual order with the usual filters. It is prepared. */
async function listUsual(
  db: Queryable,
  kind: NumberedKind,
  { businessRowId, businessId }: Owner,
  search: DocumentSearch,
): Promise<JsonPage> {
  const parameters = new Parameters();
  parameters.add(businessRowId);
  parameters.add(businessId);
  const filters = documentFilters(kind, search, parameters);
  const where = whereOf(search, filters);
  const total = totalText(kind, filters, where);
  const shape = [
    search.status === null ? '' : search.status.length === 1 ? '-status' : '-statuses',
    search.customer_id === null ? '' : '-customer',
    search.invoice_id ? '-invoice' : '',
  ].join('');
  // The ids come first, so that lines are read for 25 documents and not for all that match.
  const [row] = await db.query<JsonPage>({
    name: `list-${kind.table}${shape}-${search.limit}`,
    text: `WITH page AS MATERIALIZED (
        SELECT id FROM ${kind.table} WHERE ${where} ORDER BY ${orderIn(kind, search)}
        ${limitsOf(search, parameters)}
      )
      SELECT ${total} AS total, ${NEWEST_LISTED[kind.name]} AS data`,
    values: parameters.values,
  });
  return { data: readPage(row?.data), total: row?.total ?? 0 };
}

/** A page of a business's documents. */
export function listDocuments(
  db: Queryable,
  kind: NumberedKind,
  business: Owner,
  search: DocumentSearch,
): Promise<JsonPage> {
  const isUsual =
    search.page === 1 &&
    search.number === null &&
    !search.reference &&
    search.sort === NEWEST &&
    !hasFieldFilter(kind.name, search);
  return (isUsual ? listUsual : listPlanned)(db, kind, business, search);
}

/** The documents of a search that come after a place, and the place of the last one. */
export async function listDocumentsAfter(
  db: Queryable,
  kind: NumberedKind,
  business: Owner,
  search: DocumentSearch,
  after: Position | null,
): Promise<JsonStretch> {
  const { ids, next } = await readStretch(db, {
    kind: kind.name,
    table: kind.table,
    sort: search.sort,
    limit: search.limit,
    after,
    where: (parameters) => whereOf(search, documentFilters(kind, search, parameters)),
    bytes: bytesOfLines(kind, `${kind.table}.id`),
    businessRowId: business.businessRowId,
  });
  return { data: await listByIds(db, kind, business, ids), next };
}
