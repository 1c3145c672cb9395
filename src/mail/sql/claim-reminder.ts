import type { Queryable } from '../../database/connection';

/**
 * Notes that an invoice's reminder of a day is stored. Any number of nodes may try at once: one succeeds.
 * The invoice must be locked, so that its due date is the one that the caller has read.
 * @returns false when it was stored before
 */
export async function claimReminder(
  db: Queryable,
  invoiceRowId: number,
  dueDate: string,
  day: number,
): Promise<boolean> {
  const rows = await db.query({
    text: `INSERT INTO invoice_reminders (invoice_id, due_date, day) VALUES ($1, $2, $3)
      ON CONFLICT DO NOTHING RETURNING day`,
    values: [invoiceRowId, dueDate, day],
  });
  return rows.length > 0;
}
