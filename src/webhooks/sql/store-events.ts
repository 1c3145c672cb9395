import { NOW, jsonTime } from '../../database/timestamps';
import { OPT_IN_EVENTS } from '../../domain/events';

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
}

const KEPT_DAYS = 30;

/** SQL: the event `e` is listed. Older ones are deleted within the hour. */
export const KEPT_EVENTS = `(e.created_at >= statement_timestamp() AT TIME ZONE 'UTC' - interval '${KEPT_DAYS} days')`;

/** The columns of a new delivery. */
export const NEW_DELIVERY = `document_id, endpoint_id, event_id, event_type, payload, state, attempts,
  next_attempt_at, created_at, updated_at, published_at`;

/** SQL of their values, for the endpoint `e` at the moment `e.at`. */
export const deliveryValues = (id: string, type: string, payload: string): string =>
  `gen_random_uuid()::text, e.id, ${id}, ${type}, ${payload}, 'pending', 0, e.at, e.at, e.at, e.at`;

/** SQL of the id of an event: the `webhook-id`, by which receivers detect repeats. @param uuid SQL of its uuid */
export const eventIdText = (uuid: string): string => `'evt_' || ${uuid}`;

/**
 * SQL of the envelope of contract §8. The same text is listed, signed and sent, at every attempt.
 */
export function payloadText({ type, data }: Pick<EventText, 'type' | 'data'>): string {
  const timestamp = jsonTime(`statement_timestamp() AT TIME ZONE 'UTC'`);
  return `'{"type":"' || ${type} || '","timestamp":"' || ${timestamp} || '","data":' || ${data} || '}'`;
}

function eventText(event: EventText): string {
  const { type, business, from } = event;
  return `SELECT ${business}::integer, ${type}, ${payloadText(event)}
    ${from === undefined ? '' : `FROM ${from}`} WHERE ${type} IS NOT NULL`;
}

const OPT_IN = OPT_IN_EVENTS.map((type) => `'${type}'`).join(', ');

/** SQL: the endpoint `e` listens to an event. Without a list it listens to all but those it must list. */
const listensTo = (type: string): string =>
  `CASE WHEN jsonb_typeof(e.events) = 'array' THEN e.events ? ${type} ELSE ${type} NOT IN (${OPT_IN}) END`;

/**
 * SQL of two CTEs. `event` stores the events, in their order. `delivery` stores a delivery of each for each
 * endpoint of its business that listens. They are part of the statement that makes the change: all are
 * stored, or nothing. An endpoint that was registered before the statement began gets its events, whichever
 * node registered it. The lock keeps an endpoint from being deleted until then, as the foreign key would; one
 * that was just deleted is left out.
 */
export function storeEventsText(...events: readonly EventText[]): string {
  return `event AS (
    INSERT INTO events (business_id, event_type, payload)
    ${events.map(eventText).join(' UNION ALL ')}
    RETURNING business_id, event_id, event_type, payload
  ), delivery AS (
    INSERT INTO webhook_deliveries (${NEW_DELIVERY})
    SELECT ${deliveryValues(eventIdText('event.event_id'), 'event.event_type', 'event.payload')}
    FROM event CROSS JOIN LATERAL (
      SELECT e.id, ${NOW} AS at FROM webhook_endpoints e
      WHERE e.business_id = event.business_id AND e.enabled AND ${listensTo('event.event_type')}
      ORDER BY e.id FOR KEY SHARE
    ) e
    RETURNING id
  )`;
}
