import type { Queryable } from '../../database/connection';
import type { ReminderSettings } from '../../domain/reminders';

/** A business whose reminders are on. */
export interface RemindingBusiness extends ReminderSettings {
  row_id: number;
  time_zone: string;
}

/** A page of the businesses that send reminders, by their row ids. @param after the last row id before it */
export function remindingBusinesses(
  db: Queryable,
  after: number,
  limit: number,
): Promise<RemindingBusiness[]> {
  return db.query<RemindingBusiness>({
    text: `SELECT b.id AS row_id, coalesce(b.time_zone, 'UTC') AS time_zone, b.reminder_days_before,
        b.reminder_days_after
      FROM businesses b
      WHERE (b.reminder_days_before <> '' OR b.reminder_days_after <> '') AND b.id > $1
      ORDER BY b.id LIMIT $2`,
    values: [after, limit],
  });
}
