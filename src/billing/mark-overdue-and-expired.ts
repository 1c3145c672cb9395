import type { Core } from '@strapi/strapi';
import type { Queryable } from '../database/connection';
import { database } from '../database/pool';
import { dateInZone, knownTimeZone } from '../domain/dates';
import { INVOICE, QUOTATION, type DocumentKind } from './kind';
import { columnTime } from '../database/timestamps';

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
  const today = dateInZone(knownTimeZone(timeZone), now);
  const rows = await db.query({
    text: `UPDATE ${kind.table} d SET state = $1, updated_at = $2, updated_by_id = NULL FROM businesses b
      WHERE b.id = d.business_id AND coalesce(b.time_zone, 'UTC') = $3
        AND d.state = 'sent' AND d.${kind.dateColumn} < $4 RETURNING d.id`,
    values: [become, columnTime(now), timeZone, today],
  });
  return rows.length;
}

async function changeStates(db: Queryable, now: Date): Promise<number> {
  let changed = 0;
  for (const timeZone of await timeZones(db)) {
    changed += await expire(db, INVOICE, 'overdue', timeZone, now);
    changed += await expire(db, QUOTATION, 'expired', timeZone, now);
  }
  return changed;
}

/**
 * Sent invoices past their due date become overdue, and sent quotations past their last day
 * expired, by the day in their business's time zone (contract §4). Any number of nodes may run this
 * at once: one of them changes the row, the others find it changed.
 */
export async function markOverdueAndExpired(strapi: Core.Strapi): Promise<void> {
  const changed = await changeStates(database(strapi), new Date());
  if (changed > 0) strapi.log.info(`${changed} documents became overdue or expired`);
}
