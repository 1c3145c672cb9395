import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import { PING } from '../../domain/events';
import { DELIVERY_COLUMNS, type DeliveryRow, type EndpointRowId } from './rows';
import { deliveryValues, eventIdText, NEW_DELIVERY, payloadText } from './store-events';

const TYPE = `'${PING}'`;

/** Stores a delivery to one endpoint, whatever its list of events. */
export async function storePing(
  db: Queryable,
  { row_id, business_row_id }: EndpointRowId,
  data: object,
): Promise<DeliveryRow> {
  const [row] = await db.query<DeliveryRow>({
    text: `WITH d AS (
        INSERT INTO webhook_deliveries (${NEW_DELIVERY})
        SELECT ${deliveryValues(eventIdText('gen_random_uuid()'), TYPE, payloadText({ type: TYPE, data: '$1::text' }))}
        FROM (SELECT id, ${NOW} AS at FROM webhook_endpoints WHERE id = $2 AND business_id = $3) e
        RETURNING *
      ) SELECT ${DELIVERY_COLUMNS} FROM d JOIN webhook_endpoints e ON e.id = d.endpoint_id`,
    values: [JSON.stringify(data), row_id, business_row_id],
  });
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row;
}
