import type { Queryable } from '../../../database/connection';
import { columnTime } from '../../../database/timestamps';
import type { Importer } from '../store';

/** An import as it is listed later. */
export interface KeptImport {
  list: string;
  /** Null where nobody named it. */
  fileName: string | null;
  created: number;
  changed: number;
  /** New customers of an import of invoices. */
  customers: number;
}

/** The tables of which an import makes records. */
const MADE_TABLES = ['customers', 'products', 'invoices', 'payments'] as const;

/** The rows of a table that this transaction has made. The time finds them, and the transaction proves it. */
const madeIn = (table: string): string =>
  `SELECT '${table}' AS record_table, id FROM ${table}
    WHERE business_id = $1 AND created_at = $2 AND xmin = pg_current_xact_id()::xid`;

/** Remembers an import and the records that it has made, in its own transaction. */
export async function keepImport(
  db: Queryable,
  { businessRowId, now }: Importer,
  { list, fileName, created, changed, customers }: KeptImport,
): Promise<void> {
  await db.query({
    text: `WITH kept AS (
        INSERT INTO imports (business_id, created_at, list, file_name, actor, created, changed, customers)
        VALUES ($1, $2, $3, $4, invoicing_actor(), $5, $6, $7) RETURNING id
      )
      INSERT INTO import_records (import_id, record_table, record_id)
      SELECT kept.id, made.record_table, made.id
      FROM kept CROSS JOIN (${MADE_TABLES.map(madeIn).join(' UNION ALL ')}) made`,
    values: [businessRowId, columnTime(now), list, fileName, created, changed, customers],
  });
}
