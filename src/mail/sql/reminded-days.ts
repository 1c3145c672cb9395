import type { Queryable } from '../../database/connection';

/** The days of which the clock has stored reminders of an invoice, for one due date. */
export async function remindedDays(
  db: Queryable,
  invoiceRowId: number,
  dueDate: string,
): Promise<number[]> {
  const rows = await db.query<{ day: number }>({
    text: 'SELECT day FROM invoice_reminders WHERE invoice_id = $1 AND due_date = $2',
    values: [invoiceRowId, dueDate],
  });
  return rows.map(({ day }) => day);
}
