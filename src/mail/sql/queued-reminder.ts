import type { Queryable } from '../../database/connection';

/** Says whether a reminder of an invoice waits to be sent. */
export async function hasQueuedReminder(db: Queryable, invoiceRowId: number): Promise<boolean> {
  const rows = await db.query({
    text: `SELECT 1 FROM mails
      WHERE invoice_id = $1 AND kind = 'reminder' AND state = 'queued' LIMIT 1`,
    values: [invoiceRowId],
  });
  return rows.length > 0;
}
