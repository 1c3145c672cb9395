import type { Queryable } from '../database/connection';
import { dayIn, isTimeZone } from '../domain/dates';
import { INVOICE, QUOTATION, type DocumentKind } from '../records/document-kind';
import { columnTime } from '../database/moments';

async function timeZones(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ time_zone: string }>({
    text: `SELECT DISTINCT coalesce(time_zone, 'UTC') AS time_zone FROM businesses`,
    values: [],
  });
  return rows.map((row) => row.time_zone);
}

async function expire(
  db: Queryable,
  kind: DocumentKind,
  become: string,
  timeZone: string,
  now: Date,
): Promise<number> {
  const today = dayIn(isTimeZone(timeZone) ? timeZone : 'UTC', now);
  const rows = await db.query({
    text: `UPDATE ${kind.table} d SET state = $1, updated_at = $2, updated_by_id = NULL FROM businesses b
      WHERE b.id = d.business_id AND coalesce(b.time_zone, 'UTC') = $3
        AND d.state = 'sent' AND d.${kind.dateColumn} < $4 RETURNING d.id`,
    values: [become, columnTime(now), timeZone, today],
  });
  return rows.length;
}

/**
 * What time alone changes: sent invoices past their due date become overdue, sent quotations
 * past their last day expired, by the day in their business's time zone (contract §4). Any number
 * of nodes may run it at once: each row is changed by whoever comes first.
 * @returns how many documents changed
 */
export async function passTime(db: Queryable, now: Date): Promise<number> {
  let changed = 0;
  for (const timeZone of await timeZones(db)) {
    changed += await expire(db, INVOICE, 'overdue', timeZone, now);
    changed += await expire(db, QUOTATION, 'expired', timeZone, now);
  }
  return changed;
}
