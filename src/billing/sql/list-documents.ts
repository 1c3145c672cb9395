import type { DocumentSearch } from '../schemas/search';
import type { Queryable, Statement } from '../../database/connection';
import type { JsonPage } from '../../database/page';
import { perNumberedKind, type NumberedKind } from '../kind';
import { listedColumns } from './document-json';
import type { Owner } from '../tenant';
import { containsPattern, limitsOf, Parameters, unindexed } from '../../database/text-filter';

/** What is searched for; a page is cut out of it later. */
export type DocumentFilters = Omit<DocumentSearch, 'page' | 'limit'>;

/** True for the documents of one customer or invoice: an index finds these few. */
const isOfOne = (search: DocumentFilters): boolean =>
  search.customer_id !== null || Boolean(search.invoice_id);

/**
 * A part with less has no trigram to look up. PostgreSQL would read the whole index of all businesses, and
 * all that it names (measured: 3 s).
 */
const HAS_TRIGRAM = /[a-z0-9]{3}/i;

/** The filters of a search as SQL conditions. `$1` is the business. */
export function documentFilters(
  kind: NumberedKind,
  search: DocumentFilters,
  parameters: Parameters,
): string[] {
  const filters: string[] = [];
  if (search.number !== null) {
    const like = `lower(${kind.numberColumn}) LIKE lower(${parameters.add(containsPattern(search.number))})`;
    const isByTrigrams = HAS_TRIGRAM.test(search.number) && !isOfOne(search);
    filters.push(isByTrigrams ? like : unindexed(like));
  }
  if (search.status !== null) filters.push(`state = ${parameters.add(search.status)}`);
  if (search.customer_id !== null) {
    const customer = parameters.add(search.customer_id);
    filters.push(
      `customer_id = (SELECT id FROM customers WHERE document_id = ${customer} AND business_id = $1)`,
    );
  }
  if (search.invoice_id) {
    const invoice = parameters.add(search.invoice_id);
    filters.push(
      `invoice_id = (SELECT id FROM invoices WHERE document_id = ${invoice} AND business_id = $1)`,
    );
  }
  return filters;
}

/**
 * SQL of the documents whose row ids the CTE `page` holds, newest first, as one JSON text. Parameter `$2`
 * holds the public id of the business.
 */
const LISTED = perNumberedKind(
  (kind) => `(SELECT coalesce(json_agg(listed), '[]'::json)::text FROM (
    SELECT ${listedColumns(kind, '$2')}
    FROM page JOIN ${kind.table} d ON d.id = page.id JOIN customers c ON c.id = d.customer_id
    ORDER BY d.created_at DESC, d.id DESC
  ) listed)`,
);

/** The filters that the index of a customer serves, and those of its business. */
function whereOf(search: DocumentFilters, filters: string[]): string {
  const business = 'business_id = $1';
  // Half a million entries of the business were read beside those of one customer (measured).
  return [...filters, isOfOne(search) ? unindexed(business) : business].join(' AND ');
}

/** SQL of the row ids of the page. */
const idsText = ({ table }: NumberedKind, where: string, limits: string): string =>
  `SELECT id FROM ${table} WHERE ${where} ORDER BY created_at DESC, id DESC ${limits}`;

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
 * The documents of some row ids. PostgreSQL must not see how many ids there are: it would plan this long
 * statement anew for each number of them.
 */
const BY_IDS = perNumberedKind(
  (kind) => `WITH page AS MATERIALIZED (
      SELECT id FROM ${kind.table}
      WHERE id = ANY ((SELECT $3::integer[])::integer[]) AND business_id = $1
    )
    SELECT ${LISTED[kind.name]} AS data`,
);

/** More than a business can have, since row ids are integers. */
const MOST = 2 ** 31 - 200;

/**
 * SQL of how many match a part of a number, and of the row ids of the page. The index of the list holds all
 * that it reads, so one pass finds both: 500,000 numbers take about 0.1 s.
 */
function numberedText({ table }: NumberedKind, where: string, search: DocumentSearch): string {
  const start = Math.min((search.page - 1) * search.limit, MOST);
  return `SELECT count(*) AS total, coalesce((array_agg(id ORDER BY created_at DESC, id DESC))
      [${start + 1}:${start + search.limit}], '{}') AS ids
    FROM ${table} WHERE ${where}`;
}

/**
 * A page whose statement is planned for each request: a prepared LIKE gets a plan that ignores the trigram
 * index (2,000 searches a second fell to 100), and a prepared offset never settles on one. The planning of
 * all fields was four fifths of a search, so only row ids are searched for that way (all measured). A
 * document that is deleted between the two statements is left out.
 */
async function listPlanned(
  db: Queryable,
  { name, table }: NumberedKind,
  { businessRowId, businessId }: Owner,
  statement: Statement,
): Promise<JsonPage> {
  const [found] = await db.query<{ total: number; ids: number[] }>(statement);
  const { total, ids } = found ?? { total: 0, ids: [] };
  if (ids.length === 0) return { data: '[]', total };
  const [row] = await db.query<{ data: string }>({
    name: `list-${table}-by-ids`,
    text: BY_IDS[name],
    values: [businessRowId, businessId, ids],
  });
  return { data: row?.data ?? '[]', total };
}

/** A page of a business's documents, newest first. */
export async function listDocuments(
  db: Queryable,
  kind: NumberedKind,
  business: Owner,
  search: DocumentSearch,
): Promise<JsonPage> {
  const isPrepared = search.page === 1 && search.number === null;
  const parameters = new Parameters();
  parameters.add(business.businessRowId);
  if (isPrepared) parameters.add(business.businessId);
  const { values } = parameters;
  const filters = documentFilters(kind, search, parameters);
  const where = whereOf(search, filters);
  if (search.number !== null)
    return listPlanned(db, kind, business, { text: numberedText(kind, where, search), values });
  const total = totalText(kind, filters, where);
  const ids = idsText(kind, where, limitsOf(search, parameters));
  if (!isPrepared)
    return listPlanned(db, kind, business, {
      text: `SELECT ${total} AS total, ARRAY(${ids}) AS ids`,
      values,
    });
  const shape = [
    search.status === null ? '' : '-status',
    search.customer_id === null ? '' : '-customer',
    search.invoice_id ? '-invoice' : '',
  ].join('');
  // The ids come first, so that lines are read for 25 documents and not for all that match.
  const [row] = await db.query<JsonPage>({
    name: `list-${kind.table}${shape}-${search.limit}`,
    text: `WITH page AS MATERIALIZED (${ids}) SELECT ${total} AS total, ${LISTED[kind.name]} AS data`,
    values,
  });
  return row ?? { data: '[]', total: 0 };
}
