import type { Queryable } from '../../../../database/connection';
import { dateInZone, startOfDayInZone, isTimeZone } from '../../../../domain/dates';
import { columnTime } from '../../../../database/timestamps';

/** For each business: the day in its time zone, and the moment at which its month began. */
export interface BusinessDays {
  rowIds: number[];
  today: string[];
  monthStart: string[];
}

/**
 * Days are computed here and not in SQL, because PostgreSQL may not know a time zone that we accept.
 * @param only row ids of businesses; null for all
 */
export async function businessDays(
  db: Queryable,
  only: readonly number[] | null,
  now: Date,
): Promise<BusinessDays> {
  const rows = await db.query<{ row_id: number; time_zone: string }>({
    text: `SELECT id AS row_id, coalesce(time_zone, 'UTC') AS time_zone FROM businesses
      WHERE $1::int[] IS NULL OR id = ANY($1) ORDER BY id`,
    values: [only],
  });
  const inZone = new Map<string, { today: string; monthStart: string }>();
  for (const { time_zone } of rows) {
    if (inZone.has(time_zone)) continue;
    const zone = isTimeZone(time_zone) ? time_zone : 'UTC';
    const today = dateInZone(zone, now);
    const begins = startOfDayInZone(zone, `${today.slice(0, 8)}01`);
    inZone.set(time_zone, { today, monthStart: columnTime(begins) });
  }
  const days = rows.map(({ time_zone }) => inZone.get(time_zone) ?? { today: '', monthStart: '' });
  return {
    rowIds: rows.map(({ row_id }) => row_id),
    today: days.map(({ today }) => today),
    monthStart: days.map(({ monthStart }) => monthStart),
  };
}
