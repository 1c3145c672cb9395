import type { NumberedKind } from '../../billing/kind';
import type { Queryable } from '../../database/connection';

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
