import { isOwed } from '../../billing/sql/amount-due';

/** SQL: an invoice whose customer may be reminded. @param invoice @param customer the names of the rows */
export const remindable = (invoice: string, customer: string): string =>
  `${isOwed(invoice)}
    AND ${invoice}.no_reminders IS NOT TRUE AND ${customer}.no_reminders IS NOT TRUE`;

/**
 * SQL: the reason for which a reminder that was stored must not be sent any more; null for none. The worker
 * asks for it with each mail that it takes, so that nobody is reminded of what was paid meanwhile. A
 * reminder by the clock was stored for a due date, and is out of date with it.
 * @param mail @param invoice @param customer the names of the rows
 */
export const reminderRefusal = (mail: string, invoice: string, customer: string): string =>
  `CASE
    WHEN ${invoice}.state = 'draft' THEN 'Not sent: the invoice is a draft again'
    WHEN ${invoice}.state = 'cancelled' THEN 'Not sent: the invoice was cancelled'
    WHEN NOT (${isOwed(invoice)}) THEN 'Not sent: the invoice was paid'
    WHEN NOT (${remindable(invoice, customer)}) THEN 'Not sent: reminders of it were turned off'
    WHEN ${mail}.reminder_day IS NOT NULL AND NOT EXISTS (SELECT 1 FROM invoice_reminders r
      WHERE r.invoice_id = ${invoice}.id AND r.due_date = ${invoice}.due_date AND r.day = ${mail}.reminder_day)
      THEN 'Not sent: its due date has changed'
  END`;
