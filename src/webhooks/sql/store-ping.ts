import type { Queryable } from '../../database/connection';
import type { EventMessage } from '../event-body';
import { DELIVERY_COLUMNS, type DeliveryRow, type EndpointRowId } from './rows';
import { NEW_DELIVERY } from './store-event';

/** Stores a delivery to one endpoint, whatever its list of events. */
export async function storePing(
  db: Queryable,
  { row_id, business_row_id }: EndpointRowId,
  message: EventMessage,
): Promise<DeliveryRow> {
  const [row] = await db.query<DeliveryRow>({
    text: `WITH d AS (
        INSERT INTO webhook_deliveries (${NEW_DELIVERY.columns})
        SELECT ${NEW_DELIVERY.values} FROM webhook_endpoints e, ${NEW_DELIVERY.now}
        WHERE e.id = $4 AND e.business_id = $5
        RETURNING *
      ) SELECT ${DELIVERY_COLUMNS} FROM d JOIN webhook_endpoints e ON e.id = d.endpoint_id`,
    values: [message.id, message.type, message.body, row_id, business_row_id],
  });
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row;
}
