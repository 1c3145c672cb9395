import type { Queryable, Statement } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import type { Occurrence } from '../../domain/schedule/occurrences';

/** A recurring invoice and one of its series, by their numbers. */
interface Series {
  row_id: number;
  series: number;
}

/** An occurrence that was made or skipped, as its list has it. */
export interface OccurrenceRow {
  occurrence: number;
  date: string;
  status: 'made' | 'skipped';
  invoice_id: string | null;
}

/** Stores that occurrences were skipped. */
export async function insertSkipped(
  db: Queryable,
  { row_id: rowId, series }: Series,
  skipped: readonly Occurrence[],
): Promise<void> {
  if (skipped.length === 0) return;
  await db.query({
    name: 'insert-skipped-occurrences',
    text: `INSERT INTO recurring_occurrences (recurring_invoice_id, series, occurrence, date, status)
      SELECT $1, $2, one.occurrence, one.date, 'skipped'
      FROM unnest($3::integer[], $4::date[]) AS one (occurrence, date)`,
    values: [
      rowId,
      series,
      skipped.map(({ occurrence }) => occurrence),
      skipped.map(({ date }) => date),
    ],
  });
}

/**
 * The statement that stores that an occurrence was made. Its key is the recurring invoice, the series and the
 * number, so nobody can make it a second time.
 */
export const insertMade = (
  { row_id: rowId, series }: Series,
  { occurrence, date }: Occurrence,
  { invoiceRowId, mailWaits }: { invoiceRowId: number; mailWaits: boolean },
): Statement => ({
  name: 'insert-made-occurrence',
  text: `INSERT INTO recurring_occurrences
      (recurring_invoice_id, series, occurrence, date, status, invoice_id, mail_waits)
    VALUES ($1, $2, $3, $4, 'made', $5, $6)`,
  values: [rowId, series, occurrence, date, invoiceRowId, mailWaits],
});

const COLUMNS = `o.occurrence, o.date, o.status,
  (SELECT document_id FROM invoices WHERE id = o.invoice_id) AS invoice_id`;

/** One occurrence that was made or skipped; null while it is to come. */
export async function findOccurrence(
  db: Queryable,
  { row_id: rowId, series }: Series,
  occurrence: number,
): Promise<OccurrenceRow | null> {
  const [row] = await db.query<OccurrenceRow>({
    name: 'find-occurrence',
    text: `SELECT ${COLUMNS} FROM recurring_occurrences o
      WHERE o.recurring_invoice_id = $1 AND o.series = $2 AND o.occurrence = $3`,
    values: [rowId, series, occurrence],
  });
  return row ?? null;
}

/** A page of the occurrences of all series, the last one first. */
export async function listOccurrences(
  db: Queryable,
  rowId: number,
  { page, limit }: { page: number; limit: number },
): Promise<Page<OccurrenceRow>> {
  const rows = await db.query<OccurrenceRow & { id: string; matches: number }>({
    name: 'list-occurrences',
    text: `SELECT (SELECT count(*) FROM recurring_occurrences WHERE recurring_invoice_id = $1) AS matches,
        found.* FROM (SELECT 1) AS one LEFT JOIN (
        SELECT o.recurring_invoice_id AS id, o.series, ${COLUMNS}
        FROM recurring_occurrences o WHERE o.recurring_invoice_id = $1
        ORDER BY o.series DESC, o.occurrence DESC LIMIT $2 OFFSET $3
      ) found ON true ORDER BY found.series DESC, found.occurrence DESC`,
    values: [rowId, limit, Math.min((page - 1) * limit, 2 ** 31)],
  });
  return pageOf(rows);
}
