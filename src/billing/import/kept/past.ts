import type { Queryable } from '../../../database/connection';
import { jsonTime } from '../../../database/timestamps';
import type { ImportedName } from '../profiles/profile';

/** Imports that are listed. */
const MOST_LISTED = 50;

/** An import as it is listed. */
interface Past {
  id: string;
  at: string;
  file: string | null;
  created: number;
  changed: number;
  customers: number;
  /** Who imported; null for the service. */
  by: string | null;
  taken_back: boolean;
}

/** The latest imports into a list of a business. */
export const listImports = (
  db: Queryable,
  businessRowId: number,
  list: ImportedName,
): Promise<Past[]> =>
  db.query<Past>({
    text: `SELECT import_id AS id, ${jsonTime('created_at')} AS at, file_name AS file, created, changed, customers,
        nullif(substr(actor, length('operator:') + 1), '') AS by, taken_back_at IS NOT NULL AS taken_back
      FROM imports WHERE business_id = $1 AND list = $2 ORDER BY imports.id DESC LIMIT ${MOST_LISTED}`,
    values: [businessRowId, list],
  });

/** An import, with its business. */
export interface FoundImport {
  row_id: number;
  business_row_id: number;
  business: string;
  list: ImportedName;
  changed: number;
  taken_back: boolean;
}

/** @param lock keeps others from taking it back meanwhile */
export async function findImport(
  db: Queryable,
  id: string | null,
  lock: 'lock' | 'read',
): Promise<FoundImport | null> {
  const [found] = await db.query<FoundImport>({
    text: `SELECT i.id AS row_id, i.business_id AS business_row_id, b.document_id AS business, i.list, i.changed,
        i.taken_back_at IS NOT NULL AS taken_back
      FROM imports i JOIN businesses b ON b.id = i.business_id
      WHERE i.import_id = $1::uuid ${lock === 'lock' ? 'FOR UPDATE OF i' : ''}`,
    values: [id],
  });
  return found ?? null;
}

/** The row ids of the records of a table that an import has made. */
export async function madeBy(
  db: Queryable,
  { row_id }: Pick<FoundImport, 'row_id'>,
  table: 'customers' | 'products' | 'invoices',
): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: `SELECT t.id FROM import_records r JOIN ${table} t ON t.id = r.record_id
      WHERE r.import_id = $1 AND r.record_table = $2`,
    values: [row_id, table],
  });
  return rows.map(({ id }) => id);
}
