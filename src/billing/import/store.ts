import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../database/connection';
import { isDuplicate } from '../../database/failures';
import { columnTime } from '../../database/timestamps';
import { ApiError } from '../../domain/errors';
import { say } from '../../messages/message';
import { insertRows, type TypedColumn } from './insert-rows';
import type { ImportPlan } from './plan';
import type { Told } from './rows';
import type { ImportRecord, ImportType } from './type';

/** Records of one statement. */
const BATCH = 2_000;

/** The business of an import, and its moment. */
export interface Importer {
  businessRowId: number;
  now: Date;
}

/** A record that the import made. */
export interface MadeRecord {
  id: string;
  record: ImportRecord;
}

/** Parts of a list, each for one statement. */
export function* batchesOf<T>(all: readonly T[], size = BATCH): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

const namesOf = ({ columns }: ImportType, prefix = ''): string =>
  columns.map(({ name }) => prefix + name).join(', ');

const typesOf = ({ columns }: ImportType): string =>
  columns.map(({ name, type }) => `${name} ${type}`).join(', ');

/** The columns that Strapi gives each record. */
export const RECORD_COLUMNS: readonly TypedColumn[] = [
  { name: 'business_id', type: 'integer' },
  { name: 'document_id', type: 'text' },
  { name: 'created_at', type: 'timestamp' },
  { name: 'updated_at', type: 'timestamp' },
  { name: 'published_at', type: 'timestamp' },
];

/** Their values in a new record. */
export function recordValues({ businessRowId, now }: Importer, id: string) {
  const time = columnTime(now);
  return {
    business_id: businessRowId,
    document_id: id,
    created_at: time,
    updated_at: time,
    published_at: time,
  };
}

async function insert(
  db: Queryable,
  { table, word, columns }: ImportType,
  importer: Importer,
  made: readonly MadeRecord[],
): Promise<void> {
  await db.query({
    text: 'SELECT invoicing_count($1, $2, $3)',
    values: [word, importer.businessRowId, made.length],
  });
  const rows = made.map(({ id, record }) => ({ ...record, ...recordValues(importer, id) }));
  await insertRows(db, table, [...RECORD_COLUMNS, ...columns], rows);
}

async function update(
  db: Queryable,
  type: ImportType,
  { businessRowId, now }: Importer,
  changed: ImportPlan['changed'],
): Promise<void> {
  const rows = changed.map(({ rowId, record }) => ({ ...record, row_id: rowId }));
  await db.query({
    text: `UPDATE ${type.table} d SET (updated_at, ${namesOf(type)})
        = ROW($2::timestamp, ${namesOf(type, 'r.')})
      FROM json_to_recordset($3::json) AS r(row_id integer, ${typesOf(type)})
      WHERE d.id = r.row_id AND d.business_id = $1`,
    values: [businessRowId, columnTime(now), JSON.stringify(rows)],
  });
}

/** @throws ApiError where another has stored a number of the file meanwhile, or one that the operator may not see */
export async function unlessUsed(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDuplicate(error, '_unique_alike')) throw error;
    throw new ApiError('duplicate_number', say('import_number_used'));
  }
}

/**
 * Stores what a plan decided, in the transaction of the import.
 * @returns the records that are new, in the order of the file
 */
export async function storeImport(
  db: Queryable,
  type: ImportType,
  importer: Importer,
  plan: Pick<ImportPlan, 'created' | 'changed'>,
  told: Told = () => undefined,
): Promise<MadeRecord[]> {
  const made = plan.created.map((record) => ({ id: randomUUID(), record }));
  const all = made.length + plan.changed.length;
  let done = 0;
  await unlessUsed(async () => {
    for (const batch of batchesOf(made)) {
      told('stored', done, all);
      await insert(db, type, importer, batch);
      done += batch.length;
    }
    for (const batch of batchesOf(plan.changed)) {
      told('stored', done, all);
      await update(db, type, importer, batch);
      done += batch.length;
    }
  });
  return made;
}

/** Makes the connection fit for an import, and lets no other import of the business run beside it. */
export async function beginImport(
  db: Queryable,
  table: string,
  businessRowId: number,
): Promise<void> {
  await db.query({
    // The history tells that they are imported.
    text: `SELECT set_config('statement_timeout', '60000', true),
      set_config('invoicing.created_as', 'imported', true),
      pg_advisory_xact_lock(hashtextextended($1, $2::bigint))`,
    values: [`import ${table}`, businessRowId],
  });
}
