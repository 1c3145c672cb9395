import { NOW, jsonTime } from '../../database/timestamps';

/** SQL of the events of a statement. */
export interface EventText {
  /** SQL of the type as text; null for no event. */
  type: string;
  /** SQL of the row id of the business. */
  business: string;
  /** SQL of the data as JSON text. */
  data: string;
  /** Tables and CTEs that `data` reads. Each row of theirs is an event. */
  from?: string;
  /** SQL of the id of the event, where each row of `from` needs its own. */
  id?: string;
}

/**
 * SQL of a new id of an event: the `webhook-id`, the same for every endpoint and attempt, so that receivers
 * can detect repeats. PostgreSQL runs a subquery of its own once per statement.
 */
const ID = `(SELECT 'evt_' || gen_random_uuid())`;

/** The columns of a new delivery. */
export const NEW_DELIVERY = `document_id, endpoint_id, event_id, event_type, payload, state, attempts,
  next_attempt_at, created_at, updated_at, published_at`;

/**
 * SQL of their values, for the endpoint `e` at the moment `e.at`. The body is the envelope of contract §8.
 * The same text is stored, signed and sent, at every attempt.
 */
export function deliveryValues({ type, data, id = ID }: Pick<EventText, 'type' | 'data' | 'id'>) {
  const timestamp = jsonTime(`statement_timestamp() AT TIME ZONE 'UTC'`);
  const body = `'{"type":"' || ${type} || '","timestamp":"' || ${timestamp} || '","data":' || ${data} || '}'`;
  return `gen_random_uuid()::text, e.id, ${id}, ${type}, ${body}, 'pending', 0, e.at, e.at, e.at, e.at`;
}

/**
 * The lock keeps an endpoint from being deleted until the event is stored, as the foreign key would. An
 * endpoint that was just deleted is left out. Without a list an endpoint listens to all.
 */
function eventText(event: EventText): string {
  const { type, business, from } = event;
  return `SELECT ${deliveryValues(event)}
    FROM ${from === undefined ? '' : `${from} CROSS JOIN`} (
      SELECT e.id, ${NOW} AS at FROM webhook_endpoints e
      WHERE ${type} IS NOT NULL AND e.business_id = ${business} AND e.enabled
        AND (jsonb_typeof(e.events) IS DISTINCT FROM 'array' OR e.events ? ${type})
      ORDER BY e.id FOR KEY SHARE
    ) e`;
}

/**
 * SQL that stores a delivery of each event for each endpoint of its business that listens, in the order of
 * the events. It is part of the statement that makes the change: both are stored, or neither. An endpoint
 * that was registered before the statement began gets its events, whichever node registered it.
 */
export function storeEventsText(...events: readonly EventText[]): string {
  return `INSERT INTO webhook_deliveries (${NEW_DELIVERY})
    ${events.map(eventText).join(' UNION ALL ')} RETURNING id`;
}
