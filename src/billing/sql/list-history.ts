import type { Queryable } from '../../database/connection';
import { NUMBERED_KINDS } from '../../domain/number-pattern';
import { HISTORY, type HistoryField, type HistoryTableName } from '../../database/history/fields';
import { valueText } from '../../database/history/values';
import { readPage, type JsonPage } from '../../database/page';
import { jsonTime } from '../../database/timestamps';
import { LINED } from '../history';
import { linesOf } from './document-columns';
import { answeredLine } from './line-columns';

type Value = readonly [field: string, sql: string];

/** As its trigger records them. */
const attachmentsOf = (parent: string): string =>
  `(SELECT json_agg(json_build_object('name', a.name, 'size', a.size, 'sha256', a.sha256) ORDER BY a.id)
    FROM attachments a WHERE a.${parent} = d.id)`;

const ATTACHED: Partial<Record<HistoryTableName, Value>> = {
  invoices: ['attachments', attachmentsOf('invoice_id')],
  quotations: ['attachments', attachmentsOf('quotation_id')],
};

/** Values that are no columns of record `d`. */
function joinedValues(table: HistoryTableName): Value[] {
  const lined = LINED[table];
  const attached = ATTACHED[table];
  if (lined)
    return [['items', linesOf(lined, answeredLine(lined))], ...(attached ? [attached] : [])];
  if (table !== 'businesses') return [];
  const names = `(SELECT coalesce(json_agg(t.name ORDER BY t.id), '[]') FROM strapi_api_tokens t
    JOIN businesses_api_tokens_lnk k ON k.api_token_id = t.id WHERE k.business_id = d.id)`;
  const accounts = `(SELECT json_agg(invoicing_connected_account(p) ORDER BY p.id) FROM payment_providers p
    WHERE p.business_id = d.id AND p.is_connected)`;
  return [
    ['api_keys', names],
    ['payment_providers', accounts],
    // Only their changes are kept.
    ...NUMBERED_KINDS.map((kind): Value => [`next_${kind}_number`, 'NULL::text']),
  ];
}

function valuesOf(table: HistoryTableName): Value[] {
  const fields: readonly HistoryField[] = HISTORY[table].fields;
  const columns = fields
    .filter(({ type }) => type !== 'replaced')
    .map((field): Value => [field.name, valueText(field, 'd')]);
  return [...columns, ...joinedValues(table)];
}

const changesOf = (pairs: string, place: string): string =>
  `(SELECT coalesce(json_agg(json_build_object('field', c.key, 'before', c.value -> 0,
      'after', c.value -> 1) ORDER BY array_position(${place}, c.key)), '[]')
    FROM jsonb_each(${pairs}) c
    WHERE c.key = ANY (${place}) AND c.value -> 0 IS DISTINCT FROM c.value -> 1)`;

/** A function of PostgreSQL takes at most 100 arguments: a field and its value are two. */
const MOST_PAIRS = 50;

/** SQL of one object of many values. */
function objectOf(values: readonly Value[]): string {
  const pairs = values.map(([field, sql]) => `'${field}', ${sql}`);
  const parts = Array.from({ length: Math.ceil(pairs.length / MOST_PAIRS) }, (_, at) =>
    pairs.slice(at * MOST_PAIRS, (at + 1) * MOST_PAIRS),
  );
  return parts.map((part) => `jsonb_build_object(${part.join(', ')})`).join(' || ');
}

/**
 * The first entry stores no values. The record began with its current ones, except where a later entry
 * tells the value before it.
 */
function firstChanges(table: HistoryTableName, place: string): string {
  return `(SELECT ${changesOf('began.pairs', place)} FROM (
      SELECT jsonb_object_agg(v.key, jsonb_build_array(NULL, coalesce(undone.before, v.value))) AS pairs
      FROM ${table} d, jsonb_each(${objectOf(valuesOf(table))}) v
      LEFT JOIN (
        SELECT DISTINCT ON (c.key) c.key, c.value -> 0 AS before
        FROM entry later, jsonb_each(later.changes) c ORDER BY c.key, later.number
      ) undone USING (key)
      WHERE d.id = (SELECT id FROM record)
    ) began)`;
}

/** The place of an entry in the history of its record never changes, and tells nothing of others. */
const ID = `overlay(overlay(md5((SELECT document_id FROM record) || ':' || page.place)
  placing '8' from 13 for 1) placing 'a' from 17 for 1)::uuid`;

const ACTOR = `json_build_object('type', coalesce(split_part(page.actor, ':', 1), 'system'),
  'name', nullif(substr(page.actor, strpos(page.actor, ':') + 1), ''))`;

const placeOf = (fields: readonly string[]): string => `'{${fields.join(',')}}'::text[]`;

/** A mail changes nothing: its entry names its recipient alone. */
const changesOfPage = (place: string): string =>
  `CASE page.action WHEN 'changed' THEN ${changesOf('page.changes', place)}
    WHEN 'mailed' THEN ${changesOf('page.changes', placeOf(['email']))}
    WHEN 'erased' THEN '[]'`;

/** PostgreSQL writes all of it, and nothing is done to it here. */
const MOST_OF_HISTORY = 20_000_000;

/** Written by PostgreSQL, so that numbers keep their digits. $1 is the id, $3 and $4 are the page. */
function listText(table: HistoryTableName, isOwned: boolean): string {
  const place = placeOf(valuesOf(table).map(([field]) => field));
  const isTooLarge = isOwned
    ? `sum(octet_length(page.changes::text)) > ${MOST_OF_HISTORY}`
    : 'false';
  return `WITH record AS MATERIALIZED (
      SELECT id, document_id FROM ${table}
      WHERE document_id = $1 AND ${isOwned ? 'business_id = $2' : '$2::integer IS NULL'}
    ), entry AS MATERIALIZED (
      SELECT e.number, e.action, e.actor, e.at, e.changes, row_number() OVER (ORDER BY e.number) AS place
      FROM history_entries e JOIN record ON e.record_id = record.id
      WHERE e.record_table = '${table}'
    ), page AS (SELECT * FROM entry ORDER BY number DESC LIMIT $3 OFFSET $4)
    SELECT (SELECT count(*) FROM entry) AS total,
      (SELECT CASE WHEN ${isTooLarge} THEN NULL
        ELSE coalesce(json_agg(json_build_object('id', ${ID}, 'at', ${jsonTime('page.at')},
          'actor', ${ACTOR}, 'action', page.action,
          'changes', ${changesOfPage(place)}
            ELSE ${firstChanges(table, place)} END) ORDER BY page.number DESC), '[]')::text END
        FROM page) AS data
    FROM record`;
}

const TABLES = Object.keys(HISTORY) as HistoryTableName[];
const textsOf = (isOwned: boolean) =>
  new Map(TABLES.map((table) => [table, listText(table, isOwned)]));
const TEXTS = { owned: textsOf(true), any: textsOf(false) };

interface Wanted {
  id: string;
  /** Null for whoever may read the record anyway. */
  businessRowId: number | null;
  page: number;
  limit: number;
}

/** A page of a record's history, newest first; null when the business has no such record. */
export async function listHistory(
  db: Queryable,
  table: HistoryTableName,
  { id, businessRowId, page, limit }: Wanted,
): Promise<JsonPage | null> {
  const which = businessRowId === null ? 'any' : 'owned';
  const [row] = await db.query<JsonPage>({
    name: `list-history-${table}-${which}`,
    text: TEXTS[which].get(table) ?? '',
    values: [id, businessRowId, limit, (page - 1) * limit],
  });
  return row ? { ...row, data: readPage(row.data) } : null;
}
