import { perKind, type NumberedKind } from '../../billing/kind';
import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';

interface OpenedAt {
  opened_at: string | null;
  last_opened_at: string | null;
}

/** When the page of a document was opened first and last, ISO 8601. */
export async function openedAt(
  db: Queryable,
  { table }: NumberedKind,
  rowId: number,
): Promise<OpenedAt> {
  const [row] = await db.query<OpenedAt>({
    text: `SELECT opened_at, last_opened_at FROM document_links
      WHERE record_id = $1 AND record_table = $2`,
    values: [rowId, table],
  });
  return row ?? { opened_at: null, last_opened_at: null };
}

const HAND_OUT = perKind(
  ({ table }) => `UPDATE ${table} SET
      handed_out_at = date_trunc('milliseconds', ${NOW})
    WHERE id = $1 AND handed_out_at IS NULL AND issued_at IS NOT NULL
      AND updated_at = $2::timestamp
    RETURNING id`,
);

/**
 * Marks a document as handed out in the version that was read. This is no change of it.
 * @returns false when it is marked already, or has another version by now
 */
export async function markHandedOut(
  db: Queryable,
  { name }: NumberedKind,
  { row_id: rowId, version }: { row_id: number; version: string },
): Promise<boolean> {
  if (name === 'credit_note') return true;
  const values = [rowId, version];
  const rows = await db.query({ name: `hand-out-${name}`, text: HAND_OUT[name], values });
  return rows.length > 0;
}

/** Records that the page of a document was opened, at most once per minute. */
export async function markOpened(
  db: Queryable,
  { table }: NumberedKind,
  rowId: number,
): Promise<void> {
  await db.query({
    name: 'mark-opened',
    text: `INSERT INTO document_links AS l (record_table, record_id, opened_at, last_opened_at)
      SELECT $1, $2, moment, moment FROM (SELECT date_trunc('milliseconds', ${NOW}) AS moment) AS now
      ON CONFLICT (record_id, record_table) DO UPDATE
        SET opened_at = coalesce(l.opened_at, excluded.opened_at),
          last_opened_at = excluded.last_opened_at
        WHERE l.last_opened_at IS NULL
          OR l.last_opened_at <= excluded.last_opened_at - interval '1 minute'`,
    values: [table, rowId],
  });
}
