import type { Queryable } from '../../database/connection';
import { uncovered } from '../../billing/sql/amount-due';
import { jsonTime, NOW } from '../../database/timestamps';

/** SQL: an invoice whose customer may be reminded. @param invoice @param customer the names of the rows */
export const remindable = (invoice: string, customer: string): string =>
  `${invoice}.state IN ('sent', 'overdue') AND ${uncovered(invoice)} > 0
    AND ${invoice}.no_reminders IS NOT TRUE AND ${customer}.no_reminders IS NOT TRUE`;

/** SQL: the reminder `m` was stored for a due date that its invoice `d` no longer has. */
const MOVED = `m.reminder_day IS NOT NULL AND NOT EXISTS (SELECT 1 FROM invoice_reminders r
  WHERE r.invoice_id = d.id AND r.due_date = d.due_date AND r.day = m.reminder_day)`;

/** SQL: the reason for which the reminder `m` of the invoice `d` is not sent. */
const REASON = `'Not sent: ' || CASE
    WHEN d.state IN ('draft', 'cancelled') THEN 'the invoice is ' || CASE d.state WHEN 'draft' THEN 'a draft again' ELSE 'cancelled' END
    WHEN d.state NOT IN ('sent', 'overdue') OR ${uncovered('d')} <= 0 THEN 'the invoice was paid'
    WHEN d.no_reminders OR c.no_reminders THEN 'the customer gets no reminders of it'
    ELSE 'its due date has changed' END`;

/**
 * Takes mails that nobody wants any more out of the outbox: reminders of an invoice that was paid,
 * credited, cancelled or opted out since they were stored. They count as failed, with the reason as the
 * last answer, and their attempts stay as they are. The worker calls it between taking mails and sending
 * them.
 * @param rowIds mails that the caller holds
 * @returns the row ids of those that must not be sent
 */
export async function dropUnwanted(db: Queryable, rowIds: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'drop-unwanted-mails',
    text: `UPDATE mails m SET state = 'failed', lease = NULL, next_attempt_at = NULL,
        last_response = verdict.reason, updated_at = verdict.moment,
        attempt_log = coalesce(m.attempt_log, '[]') || jsonb_build_array(
          jsonb_build_object('at', ${jsonTime('verdict.moment')}, 'response', verdict.reason))
      FROM (SELECT m.id, ${REASON} AS reason, ${NOW} AS moment
        FROM mails m JOIN invoices d ON d.id = m.invoice_id JOIN customers c ON c.id = d.customer_id
        WHERE m.id = ANY ($1::int[]) AND m.kind = 'reminder'
          AND (NOT (${remindable('d', 'c')}) OR ${MOVED})) AS verdict
      WHERE m.id = verdict.id RETURNING m.id`,
    values: [rowIds],
  });
  return rows.map(({ id }) => id);
}
