import type { Queryable } from '../../database/connection';
import { columnTime } from '../../database/timestamps';
import { remindable } from './still-due';

/** A reminder that is due for all invoices of a business with a due date. */
export interface WantedReminder {
  businessRowId: number;
  dueDate: string;
  day: number;
  /** An invoice that was issued later is not reminded of this day. */
  issuedBefore: Date;
}

/** An invoice, and the day of which its customer is to be reminded. */
export interface InvoiceToRemind {
  row_id: number;
  business_row_id: number;
  due_date: string;
  day: number;
}

/**
 * A page of the invoices that want a reminder that is not stored yet, by their row ids. It reads the open
 * invoices of these due dates alone (index `invoices_open_idx`). Somebody may be there to write to; who it
 * is, is asked under lock.
 * @param after the last row id before it
 */
export function invoicesToRemind(
  db: Queryable,
  wanted: readonly WantedReminder[],
  after: number,
  limit: number,
): Promise<InvoiceToRemind[]> {
  return db.query<InvoiceToRemind>({
    text: `SELECT d.id AS row_id, d.business_id AS business_row_id, d.due_date, w.day
      FROM unnest($1::int[], $2::date[], $3::int[], $4::timestamp[])
        AS w(business_id, due_date, day, issued_before)
      JOIN invoices d ON d.business_id = w.business_id AND d.due_date = w.due_date
      JOIN customers c ON c.id = d.customer_id
      WHERE ${remindable('d', 'c')} AND (c.email <> '' OR c.contacts IS NOT NULL) AND d.issued_at < w.issued_before
        AND NOT EXISTS (SELECT 1 FROM invoice_reminders r
          WHERE r.invoice_id = d.id AND r.due_date = d.due_date AND r.day = w.day)
        AND d.id > $5
      ORDER BY d.id LIMIT $6`,
    values: [
      wanted.map(({ businessRowId }) => businessRowId),
      wanted.map(({ dueDate }) => dueDate),
      wanted.map(({ day }) => day),
      wanted.map(({ issuedBefore }) => columnTime(issuedBefore)),
      after,
      limit,
    ],
  });
}
