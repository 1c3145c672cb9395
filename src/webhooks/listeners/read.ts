import type { Queryable } from '../../database/connection';
import { eventIdText } from '../sql/store-events';
import type { Moment, Place } from './place';

/** An event as it is stored. */
export interface EventRow {
  id: string;
  at: number;
  event_id: string;
  business: string;
  payload: string;
}

/** SQL of a moment in whole milliseconds. */
const millis = (timestamp: string): string =>
  `floor(extract(epoch FROM ${timestamp}) * 1000)::float8`;

const MOMENT = `SELECT ${millis('statement_timestamp()')} AS at,
    pg_snapshot_xmin(s)::text AS xmin, pg_snapshot_xmax(s)::text AS xmax FROM pg_current_snapshot() s`;

/** To be read before the events that it is about. */
export async function readMoment(db: Queryable): Promise<Moment> {
  const [moment] = await db.query<Moment>({ name: 'listener-moment', text: MOMENT, values: [] });
  if (!moment) throw new Error('PostgreSQL names no snapshot.');
  return moment;
}

/**
 * The one index of the table begins with the business; OFFSET keeps the look at each of them. The statement has no
 * name: PostgreSQL plans it for the moment that it is given, since a plan for any moment reads the whole table.
 */
const NEW = `SELECT e.id::text AS id, ${millis('e.created_at')} AS at, ${eventIdText('e.event_id')} AS event_id,
    b.document_id AS business, e.payload
  FROM businesses b CROSS JOIN LATERAL (
    SELECT * FROM events e WHERE e.business_id = b.id
      AND e.created_at >= to_timestamp($1::float8 / 1000) AT TIME ZONE 'UTC'
      AND ($2 = '*' OR e.event_type = $2) AND e.id <> ALL($3::bigint[]) OFFSET 0
  ) e ORDER BY e.id LIMIT $4`;

/**
 * The first events of a type that were not handled, in the order of their numbers: of one record, a change that
 * was made later has a higher one, since it waits for the lock of the earlier.
 */
export const readNew = (
  db: Queryable,
  type: string,
  { since, handled }: Place,
  limit: number,
): Promise<EventRow[]> =>
  db.query<EventRow>({
    text: NEW,
    values: [since, type, handled.map(([id]) => id), limit],
  });
