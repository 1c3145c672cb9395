import type { Queryable } from '../../database/connection';
import type { JsonStretch, Position } from '../../database/page';
import type { Parameters } from '../../database/text-filter';
import { eventIdText, KEPT_EVENTS } from '../../webhooks/sql/store-events';
import type { EventSearch } from '../schemas/event';
import { readStretch } from './read-stretch';

/** A reader of events, and whether it also reads those of the bank. */
export interface EventReader {
  businessRowId: number;
  readsBank: boolean;
}

const OF_BANK = `e.event_type LIKE 'bank\\_%'`;

function conditions(
  { type, since }: EventSearch,
  { readsBank }: EventReader,
  parameters: Parameters,
): string {
  const all = ['e.business_id = $1', KEPT_EVENTS];
  if (!readsBank) all.push(`NOT ${OF_BANK}`);
  if (type !== null) all.push(`e.event_type = ${parameters.add(type)}`);
  if (since !== null) all.push(`e.created_at >= ${parameters.add(since)}::timestamp`);
  return all.join(' AND ');
}

/** A payload begins with a brace, and the id goes behind it. */
const EVENT = `'{"id":"' || ${eventIdText('e.event_id')} || '",' || substr(e.payload, 2)`;

const BY_PLACES = `SELECT '[' || coalesce(string_agg(${EVENT}, ',' ORDER BY wanted.place), '') || ']' AS data
  FROM unnest((SELECT $2::timestamp[]), (SELECT $3::bigint[])) WITH ORDINALITY AS wanted (created_at, id, place)
    JOIN events e ON e.business_id = $1 AND e.created_at = wanted.created_at AND e.id = wanted.id`;

/** The events of a business that come after a place, the oldest first. */
export async function listEvents(
  db: Queryable,
  reader: EventReader,
  search: EventSearch,
  after: Position | null,
): Promise<JsonStretch> {
  const { businessRowId } = reader;
  const { ids, values, next } = await readStretch(db, {
    kind: 'event',
    table: 'events e',
    sort: 'created_at',
    limit: search.limit,
    after,
    where: (parameters) => conditions(search, reader, parameters),
    bytes: 'octet_length(e.payload)',
    businessRowId,
  });
  const [row] = await db.query<{ data: string }>({
    name: 'list-events-by-places',
    text: BY_PLACES,
    values: [businessRowId, values, ids],
  });
  return { data: row?.data ?? '[]', next };
}
