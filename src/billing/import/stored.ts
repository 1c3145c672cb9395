import type { Queryable } from '../../database/connection';
import { Parameters } from '../../database/text-filter';
import type { ImportRecord, ImportType } from './type';

/** A record that a row may mean. */
export interface StoredRecord {
  rowId: number;
  id: string;
  /** Whether the operator may change it. */
  mayChange: boolean;
  record: ImportRecord;
}

/** The records that the operator may change: a subquery of row ids with its values; null for all. */
export interface ChangeScope {
  sql: string | null;
  values: readonly unknown[];
}

/** Where records are looked for. */
export interface Within {
  businessRowId: number;
  scope: ChangeScope;
  /** Keeps others from changing the records until the transaction ends. */
  lock: boolean;
}

interface FoundRow {
  row_id: number;
  id: string;
  may_change: boolean;
  record: ImportRecord;
}

/** The records of a business with these public ids, and those whose key may be among the keys. */
export async function storedRecords(
  db: Queryable,
  { table, columns, keySql }: ImportType,
  { businessRowId, scope, lock }: Within,
  wanted: { ids: readonly string[]; keys: readonly string[] },
): Promise<StoredRecord[]> {
  const parameters = new Parameters();
  for (const value of scope.values) parameters.add(value);
  const mayChange = scope.sql === null ? 'true' : `d.id IN (${scope.sql})`;
  const fields = columns.map(({ name, type }) =>
    type === 'numeric' ? `trim_scale(d.${name})::text AS ${name}` : `d.${name}`,
  );
  const keys = parameters.add(wanted.keys);
  const rows = await db.query<FoundRow>({
    text: `SELECT d.id AS row_id, d.document_id AS id, ${mayChange} AS may_change,
        (SELECT row_to_json(fields) FROM (SELECT ${fields.join(', ')}) fields) AS record
      FROM ${table} d
      WHERE d.business_id = ${parameters.add(businessRowId)}
        AND (d.document_id = ANY (${parameters.add(wanted.ids)}::text[])
          ${keySql.map((key) => `OR ${key} = ANY (SELECT lower(k) FROM unnest(${keys}::text[]) k)`).join(' ')})
      ORDER BY d.id ${lock ? 'FOR UPDATE OF d' : ''}`,
    values: parameters.values,
  });
  return rows.map((row) => ({
    rowId: row.row_id,
    id: row.id,
    mayChange: row.may_change,
    record: row.record,
  }));
}
