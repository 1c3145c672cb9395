import type { Queryable } from '../../database/connection';
import type { JsonPage } from '../../database/page';
import { containsPattern, Parameters, unindexed } from '../../database/text-filter';
import type { NumberedKind } from '../kind';
import type { DocumentSearch } from '../schemas/search';
import { countOfAll, countOfState } from './kept-counts';
import { LISTED } from './listed-document';
import { pageStart } from './number-blocks';

/** Fewer documents are passed faster than the blocks are read (measured). */
const FAR = 2_000;

/** A business by its two ids. */
export interface ListedBusiness {
  businessRowId: number;
  businessId: string;
}

const offsetOf = ({ page, limit }: DocumentSearch): number => (page - 1) * limit;

export const isFarPage = (search: DocumentSearch): boolean => offsetOf(search) > FAR;

/**
 * A part with four digits or more is in few numbers. A shorter one may be in most of them, and a trigram
 * index then reads those of all businesses.
 */
export const mayBeBroad = ({ number }: DocumentSearch): boolean =>
  number !== null && (number.match(/[0-9]/g)?.length ?? 0) < 4;

/**
 * SQL of a page by the kept blocks, prepared. It walks along the time from where the page begins, and stops
 * when it has found as many documents as there are.
 */
function textOf(kind: NumberedKind, search: DocumentSearch, parameters: Parameters): string {
  const part = parameters.add(search.number ?? '');
  const offset = `${parameters.add(offsetOf(search))}::bigint`;
  const limit = `${parameters.add(search.limit)}::bigint`;
  const state = search.status === null ? null : parameters.add(search.status);
  const pattern = search.number === null ? null : parameters.add(containsPattern(search.number));
  const like = (column: string) => (pattern === null ? [] : [`${column} ILIKE ${pattern}`]);
  const conditions = [
    'business_id = $1',
    'created_at <= (SELECT at FROM start)',
    ...(state === null ? [] : [`state = ${state}`]),
    ...like(kind.numberColumn).map(unindexed),
  ].join(' AND ');
  const all = state === null ? countOfAll(kind) : countOfState(kind, state);
  const total = search.number === null ? all : '(SELECT total FROM found)::bigint';
  return `WITH ${pageStart({ kind, part, state, offset }, like('number'))}, page AS MATERIALIZED (
    SELECT id FROM ${kind.table} WHERE ${conditions}
    ORDER BY created_at DESC, id DESC
    LIMIT (SELECT greatest(0, least(${limit}, total - ${offset})) FROM found)
    OFFSET (SELECT skipped FROM start)
  )
  SELECT ${total} AS total, ${LISTED[kind.name]} AS data`;
}

/** A page of many documents, or far behind many, by the kept blocks of numbers (docs/decisions/0059). */
export async function listFromBlocks(
  db: Queryable,
  kind: NumberedKind,
  { businessRowId, businessId }: ListedBusiness,
  search: DocumentSearch,
): Promise<JsonPage> {
  const parameters = new Parameters();
  parameters.add(businessRowId);
  parameters.add(businessId);
  const text = textOf(kind, search, parameters);
  const shape = [search.status === null ? '' : '-status', search.number === null ? '' : '-number'];
  const [row] = await db.query<JsonPage>({
    name: `list-${kind.table}-blocks${shape.join('')}`,
    text,
    values: parameters.values,
  });
  return row ?? { data: '[]', total: 0 };
}
