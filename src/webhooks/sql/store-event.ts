import type { Queryable } from '../../database/connection';
import type { EventMessage } from '../event-body';
import { listensTo } from './listens';
import { NOW } from '../../database/timestamps';

/** Columns of a new delivery, and their values with the message in $1 to $3. */
export const NEW_DELIVERY = {
  columns: `document_id, endpoint_id, event_id, event_type, payload, state, attempts,
    next_attempt_at, created_at, updated_at, published_at`,
  values: `gen_random_uuid()::text, e.id, $1::text, $2::text, $3::text, 'pending', 0, at, at, at, at`,
  now: `(SELECT ${NOW} AS at) AS moment`,
} as const;

/** Stores one delivery per endpoint of the business that listens. @returns their number */
export async function storeEvent(
  db: Queryable,
  businessRowId: number,
  message: EventMessage,
): Promise<number> {
  const rows = await db.query({
    name: 'store-event',
    text: `INSERT INTO webhook_deliveries (${NEW_DELIVERY.columns})
      SELECT ${NEW_DELIVERY.values} FROM webhook_endpoints e, ${NEW_DELIVERY.now}
      WHERE e.business_id = $4 AND ${listensTo('$2::text')} RETURNING id`,
    values: [message.id, message.type, message.body, businessRowId],
  });
  return rows.length;
}
