import type { VersionedTable } from '../../content-types';
import type { Queryable } from '../../database/connection';

/** A stored record with all its columns by name. */
export type LockedRow = Record<string, unknown> & {
  id: number;
  /** ISO 8601 in UTC, to the millisecond. */
  updated_at: string | null;
  updated_by_id: number | null;
};

/**
 * Locks a record until the transaction ends; null when there is none. The lock is the weaker one, so
 * others may still create records that point at it.
 */
export async function lockRow(
  db: Queryable,
  table: VersionedTable,
  documentId: string,
): Promise<LockedRow | null> {
  const [row] = await db.query<LockedRow>({
    text: `SELECT * FROM ${table} WHERE document_id = $1 FOR NO KEY UPDATE`,
    values: [documentId],
  });
  return row ?? null;
}

/** The moment of a record's last change, as this transaction sees it: ISO 8601 in UTC. */
export async function storedVersion(
  db: Queryable,
  table: VersionedTable,
  documentId: string,
): Promise<string | null> {
  const [row] = await db.query<Pick<LockedRow, 'updated_at'>>({
    text: `SELECT updated_at FROM ${table} WHERE document_id = $1`,
    values: [documentId],
  });
  return row?.updated_at ?? null;
}

/** An operator's name, as the panel shows it for the last change of a record. */
export async function operatorName(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db.query<{ name: string | null }>({
    text: `SELECT coalesce(
        nullif(trim(concat_ws(' ', firstname, lastname)), ''), username) AS name
      FROM admin_users WHERE id = $1`,
    values: [id],
  });
  return row?.name ?? null;
}
