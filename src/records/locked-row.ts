import type { VersionedTable } from '../content-types';
import type { Queryable } from '../database/connection';

/** A record as it is stored now, all of its columns by name. */
export type LockedRow = Record<string, unknown> & {
  id: number;
  /** ISO 8601 in UTC, to the millisecond. */
  updated_at: string | null;
  updated_by_id: number | null;
};

/**
 * A record that nobody else can change until the transaction ends; null when there is none.
 * Records that point at it may still be made, so the lock is the weaker one.
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

/** How an operator is called: what stands beside a record in the panel as who changed it last. */
export async function operatorName(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db.query<{ name: string | null }>({
    text: `SELECT coalesce(
        nullif(trim(concat_ws(' ', firstname, lastname)), ''), username) AS name
      FROM admin_users WHERE id = $1`,
    values: [id],
  });
  return row?.name ?? null;
}
