import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import type { NumberedKind } from '../kind';

/**
 * SQL: document `d` is held by its PDF once that has left the service, and none has left before. The rule of
 * today counts. A quotation may be reopened afterwards, and a credit note never is.
 */
export const pdfHolds = ({ name }: NumberedKind): string =>
  name !== 'invoice'
    ? 'false'
    : `d.issued_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM businesses b WHERE b.id = d.business_id AND b.lock_documents <> 'when_sent')
      AND NOT EXISTS (SELECT FROM document_links l
        WHERE l.record_id = d.id AND l.record_table = 'invoices' AND l.pdf_left_at IS NOT NULL)`;

const MOMENT = `date_trunc('milliseconds', ${NOW})`;

const MARK = `WITH found AS MATERIALIZED (
    SELECT id FROM invoices
    WHERE id = $1 AND updated_at = $2::timestamp AND issued_at IS NOT NULL FOR UPDATE
  ), left_now AS (
    INSERT INTO document_links AS l (record_table, record_id, pdf_left_at)
    SELECT 'invoices', id, ${MOMENT} FROM found
    ON CONFLICT (record_id, record_table) DO UPDATE
      SET pdf_left_at = coalesce(l.pdf_left_at, excluded.pdf_left_at)
  ), held AS (
    UPDATE invoices SET handed_out_at = ${MOMENT}
    WHERE id IN (SELECT id FROM found) AND handed_out_at IS NULL
  ) SELECT id FROM found`;

/**
 * Notes that the PDF of an invoice leaves, in the version that was read. This is no change of it.
 * @returns false when the invoice has another version by now
 */
export async function markPdf(
  db: Queryable,
  { row_id: rowId, updated_at: version }: { row_id: number; updated_at: string },
): Promise<boolean> {
  const rows = await db.query({ name: 'mark-pdf', text: MARK, values: [rowId, version] });
  return rows.length > 0;
}
