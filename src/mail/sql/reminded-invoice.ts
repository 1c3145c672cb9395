import type { Queryable } from '../../database/connection';
import { amountDueOf } from '../../billing/sql/amount-due';
import type { Reachable } from '../../domain/contacts';
import type { ReminderSettings } from '../../domain/reminders';

/** An invoice with all that its reminders depend on. */
export interface RemindedInvoice extends ReminderSettings {
  row_id: number;
  id: string;
  state: string;
  /** Decimal text. */
  amount_due: string;
  due_date: string | null;
  issued_at: string | null;
  no_reminders: boolean;
  business_row_id: number;
  time_zone: string;
  business_language: string | null;
  reminder_text: string | null;
  customer: Reachable;
  customer_no_reminders: boolean;
}

const COLUMNS = `d.id AS row_id, d.document_id AS id, d.state,
  trim_scale(${amountDueOf('d')})::text AS amount_due, d.due_date, d.issued_at,
  d.no_reminders IS TRUE AS no_reminders, b.id AS business_row_id,
  coalesce(b.time_zone, 'UTC') AS time_zone, b.language AS business_language,
  nullif(trim(b.reminder_text), '') AS reminder_text, b.reminder_days_before, b.reminder_days_after,
  json_build_object('email', c.email, 'contacts', c.contacts) AS customer, c.no_reminders IS TRUE AS customer_no_reminders`;

/** Reads an invoice for a reminder; null when it is gone. @param lock keeps others from changing it */
export async function remindedInvoice(
  db: Queryable,
  invoiceRowId: number,
  lock: 'lock' | 'read',
): Promise<RemindedInvoice | null> {
  const [found] = await db.query<RemindedInvoice>({
    name: `reminded-invoice-${lock}`,
    text: `SELECT ${COLUMNS} FROM invoices d JOIN businesses b ON b.id = d.business_id
      JOIN customers c ON c.id = d.customer_id
      WHERE d.id = $1 ${lock === 'lock' ? 'FOR NO KEY UPDATE OF d' : ''}`,
    values: [invoiceRowId],
  });
  return found ?? null;
}
