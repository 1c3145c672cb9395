import type { DocumentSearch } from '../schemas/search';
import type { Queryable } from '../../database/connection';
import type { JsonPage } from '../../database/page';
import { perNumberedKind, type NumberedKind } from '../kind';
import { countOfAll, countOfState } from './kept-counts';
import { isFarPage, listFromBlocks, mayBeBroad, type ListedBusiness } from './list-from-blocks';
import { LISTED } from './listed-document';
import { hasBroadFrame } from './number-blocks';
import { containsPattern, limitsOf, Parameters, unindexed } from '../../database/text-filter';

/** What is searched for; a page is cut out of it later. */
export type DocumentFilters = Omit<DocumentSearch, 'page' | 'limit'>;

/** True for the documents of one customer or invoice: an index finds these few. */
const isOfOne = (search: DocumentFilters): boolean =>
  search.customer_id !== null || Boolean(search.invoice_id);

/** The filters of a search as SQL conditions. `$1` is the business. */
export function documentFilters(
  kind: NumberedKind,
  search: DocumentFilters,
  parameters: Parameters,
): string[] {
  const filters: string[] = [];
  if (search.number !== null) {
    const like = `${kind.numberColumn} ILIKE ${parameters.add(containsPattern(search.number))}`;
    filters.push(isOfOne(search) ? unindexed(like) : like);
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

/** The parts of a list statement. */
interface ListParts {
  kind: NumberedKind;
  where: string;
  limits: string;
  /** SQL of how many match. */
  total: string;
}

/** The filters that the index of a customer serves, and those of its business. */
function whereOf(search: DocumentFilters, filters: string[]): string {
  const business = 'business_id = $1';
  // Half a million entries of the business were read beside those of one customer (measured).
  return [...filters, isOfOne(search) ? unindexed(business) : business].join(' AND ');
}

/** SQL of the row ids of the page. */
function idsText({ kind, where, limits }: ListParts): string {
  return `SELECT id FROM ${kind.table} WHERE ${where}
    ORDER BY created_at DESC, id DESC ${limits}`;
}

/**
 * SQL of how many match. Without a filter, and by status, it is a kept count: counting 100,000 rows costs
 * 9 ms or more. It is exact, since it changes in the transaction of each change.
 */
function totalText(
  kind: NumberedKind,
  search: DocumentSearch,
  filters: string[],
  parameters: Parameters,
): string {
  if (filters.length === 0) return countOfAll(kind);
  if (filters.length === 1 && search.status !== null)
    return countOfState(kind, parameters.add(search.status));
  return `(SELECT count(*) FROM ${kind.table} WHERE ${whereOf(search, filters)})`;
}

/**
 * The row ids of the page come first, materialized, so that lines are read for 25 documents and not for
 * all that match.
 */
const listText = (parts: ListParts): string => `WITH page AS MATERIALIZED (${idsText(parts)})
  SELECT ${parts.total} AS total, ${LISTED[parts.kind.name]} AS data`;

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

/**
 * A page whose statement is planned for each request: a prepared ILIKE gets a plan that ignores the
 * trigram index (2,000 searches a second fell to 100), and a prepared offset never settles on one. The
 * planning of all fields was four fifths of a search, so only row ids are searched for that way (all
 * measured). A document that is deleted between the two statements is left out.
 * @param broad SQL of a search that is better left to `listFromBlocks`; it is null then
 */
async function listPlanned(
  db: Queryable,
  parts: ListParts,
  { businessRowId, businessId }: ListedBusiness,
  values: unknown[],
  broad: string,
): Promise<JsonPage | null> {
  const [found] = await db.query<{ total: number | null; ids: number[] }>({
    text: `WITH broad AS MATERIALIZED (SELECT ${broad} AS yes)
      SELECT CASE WHEN NOT yes THEN ${parts.total} END AS total,
        CASE WHEN NOT yes THEN ARRAY(${idsText(parts)}) END AS ids FROM broad`,
    values,
  });
  const { total, ids } = found ?? { total: 0, ids: [] };
  if (total === null) return null;
  if (ids.length === 0) return { data: '[]', total };
  const { name, table } = parts.kind;
  const [row] = await db.query<{ data: string }>({
    name: `list-${table}-by-ids`,
    text: BY_IDS[name],
    values: [businessRowId, businessId, ids],
  });
  return { data: row?.data ?? '[]', total };
}

/** So many documents are read faster than the blocks of their numbers (measured). */
const FEW = 5_000;

/** SQL that is true when the blocks of numbers answer a search faster. */
function broadText(
  kind: NumberedKind,
  search: DocumentSearch,
  few: number,
  parameters: Parameters,
): string {
  if (isOfOne(search) || search.number === null) return 'false';
  const many = `${countOfAll(kind)} > ${few}`;
  if (mayBeBroad(search)) return many;
  return `(${many} AND ${hasBroadFrame(kind, parameters.add(search.number))})`;
}

/**
 * A page of a business's documents, newest first.
 * @param few businesses with no more documents than this do without blocks of numbers
 */
export async function listDocuments(
  db: Queryable,
  kind: NumberedKind,
  business: ListedBusiness,
  search: DocumentSearch,
  few = FEW,
): Promise<JsonPage> {
  if (isFarPage(search) && !isOfOne(search)) return listFromBlocks(db, kind, business, search);
  const isPrepared = search.page === 1 && search.number === null;
  const parameters = new Parameters();
  parameters.add(business.businessRowId);
  if (isPrepared) parameters.add(business.businessId);
  const filters = documentFilters(kind, search, parameters);
  const total = totalText(kind, search, filters, parameters);
  const where = whereOf(search, filters);
  const parts = { kind, where, total, limits: limitsOf(search, parameters) };
  if (!isPrepared) {
    const broad = broadText(kind, search, few, parameters);
    const page = await listPlanned(db, parts, business, parameters.values, broad);
    return page ?? listFromBlocks(db, kind, business, search);
  }
  const shape = [
    search.status === null ? '' : '-status',
    search.customer_id === null ? '' : '-customer',
    search.invoice_id ? '-invoice' : '',
  ].join('');
  const [row] = await db.query<JsonPage>({
    name: `list-${kind.table}${shape}-${search.limit}`,
    text: listText(parts),
    values: parameters.values,
  });
  return row ?? { data: '[]', total: 0 };
}
