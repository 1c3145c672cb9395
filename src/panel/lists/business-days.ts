import type { Queryable } from '../../database/connection';
import { dateInZone, startOfDayInZone, isTimeZone } from '../../domain/dates';
import { columnTime } from '../../database/timestamps';

interface Days {
  today: string;
  /** The moment at which the month began. */
  monthStart: string;
  firstDay: string;
  lastDay: string;
}

/** For each business, in its time zone: today, and the month. */
export type BusinessDays = { rowIds: number[] } & { [Name in keyof Days]: string[] };

const NO_DAYS: Days = { today: '', monthStart: '', firstDay: '', lastDay: '' };

function daysInZone(zone: string, now: Date): Days {
  const today = dateInZone(zone, now);
  const firstDay = `${today.slice(0, 8)}01`;
  const [year = 0, month = 0] = today.split('-').map(Number);
  return {
    today,
    monthStart: columnTime(startOfDayInZone(zone, firstDay)),
    firstDay,
    lastDay: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  };
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
  const inZone = new Map<string, Days>();
  for (const { time_zone } of rows) {
    if (inZone.has(time_zone)) continue;
    inZone.set(time_zone, daysInZone(isTimeZone(time_zone) ? time_zone : 'UTC', now));
  }
  const days = rows.map(({ time_zone }) => inZone.get(time_zone) ?? NO_DAYS);
  return {
    rowIds: rows.map(({ row_id }) => row_id),
    today: days.map(({ today }) => today),
    monthStart: days.map(({ monthStart }) => monthStart),
    firstDay: days.map(({ firstDay }) => firstDay),
    lastDay: days.map(({ lastDay }) => lastDay),
  };
}
