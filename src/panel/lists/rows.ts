import type { Core } from '@strapi/strapi';
import { CREDIT_NOTE, INVOICE, QUOTATION } from '../../billing/kind';
import { database } from '../../database/pool';
import { jsonTime } from '../../database/timestamps';
import { parseJson } from '../../domain/json';
import { refusedAmong } from '../../mail/sql/refused-mails';
import type { ListRow, ListRows } from '../answers';
import { QueryPermissions } from '../guard/query-permissions';
import { ACTIONS, checkerOf, recordsFor, type Operator } from '../roles/ability';
import { mailScope } from '../roles/mail-scope';
import { addRelated } from '../views/related-columns';
import { columnsOf, type ReadColumn } from './columns';
import type { PanelList } from './list';
import { pageOf, type Wanted } from './page';

/** The records of some row ids, in their order. */
async function readRows(
  strapi: Core.Strapi,
  { table, pairs }: PanelList,
  columns: readonly ReadColumn[],
  withPairs: boolean,
  ids: readonly number[],
): Promise<ListRow[]> {
  const shown = columns.flatMap(({ name, type, sql }) =>
    sql === null ? [] : [`${type === 'datetime' ? jsonTime(sql) : sql} AS "${name}"`],
  );
  const metadata = pairs && withPairs ? [`${pairs.sql} AS metadata`] : [];
  const text = `SELECT coalesce(json_agg(row_to_json(found) ORDER BY ids.place), '[]')::text AS json
    FROM unnest($1::int[]) WITH ORDINALITY AS ids (id, place)
      JOIN ${table} d ON d.id = ids.id,
      LATERAL (SELECT ${['d.id', 'd.document_id AS "documentId"', ...shown, ...metadata].join(', ')}) found`;
  const [row] = await database(strapi).query<{ json: string }>({ text, values: [ids] });
  // An amount with more digits than a float has becomes text.
  return parseJson(row?.json ?? '[]') as ListRow[];
}

/** Takes from each record the fields that a condition of a role hides in it. */
async function hideFields(
  strapi: Core.Strapi,
  { ability }: Operator,
  { uid, computed }: PanelList,
  rows: readonly ListRow[],
): Promise<void> {
  const checker = checkerOf(strapi, ability, uid);
  if (rows.length === 0 || !checker.requiresEntity(ACTIONS.read)) return;
  const rowIds = rows.map(({ id }) => id);
  const records = await recordsFor(strapi, checker, uid, rowIds, 'read');
  for (const row of rows) {
    const record = records.get(row.id) ?? {};
    const hides = (field: string) => checker.cannot(ACTIONS.read, record, field);
    for (const name of Object.keys(row))
      if ((computed?.[name]?.needs ?? [name]).some(hides) && !KEPT.has(name))
        Reflect.deleteProperty(row, name);
  }
}

/** Everybody sees these who sees the record. */
const KEPT = new Set(['id', 'documentId', 'createdAt', 'updatedAt']);

/** Marks the records whose last mail was refused, as far as the operator may see mails. */
async function markRefused(
  strapi: Core.Strapi,
  operator: Operator,
  { uid }: PanelList,
  rows: readonly ListRow[],
): Promise<void> {
  const kind = [INVOICE, QUOTATION, CREDIT_NOTE].find((one) => one.uid === uid);
  const scope = kind && rows.length > 0 ? await mailScope(strapi, operator) : null;
  if (!kind || !scope) return;
  const rowIds = rows.map(({ id }) => id);
  const refused = new Set(await refusedAmong(database(strapi), kind.name, rowIds, scope));
  for (const row of rows) if (refused.has(row.id)) row.mail_refused = true;
}

/** One page of a list, with the columns that the operator's roles show. */
export async function rowsOf(
  strapi: Core.Strapi,
  operator: Operator,
  wanted: Wanted,
): Promise<ListRows> {
  const { list } = wanted;
  const permissions = new QueryPermissions(strapi, operator);
  const [{ ids, total }, { columns }] = await Promise.all([
    pageOf(strapi, operator, wanted),
    columnsOf(strapi, operator, list),
  ]);
  const withPairs = permissions.mayRead(list.uid, 'metadata');
  const rows = await readRows(strapi, list, columns, withPairs, ids);
  await hideFields(strapi, operator, list, rows);
  await addRelated(strapi, operator, list.uid, rows);
  await markRefused(strapi, operator, list, rows);
  return { rows, total };
}
