import type { Queryable } from '../../database/connection';
import type { EventMessage } from '../event-body';
import { listensTo } from './listens';
import { NEW_DELIVERY } from './store-event';

/** Stores many events of one type as `storeEvent` stores one. @returns the number of deliveries */
export async function storeEvents(
  db: Queryable,
  businessRowId: number,
  messages: readonly EventMessage[],
): Promise<number> {
  const values = NEW_DELIVERY.values
    .replace('$1::text', 'm.id')
    .replace('$2::text', 'm.type')
    .replace('$3::text', 'm.body');
  const rows = await db.query({
    text: `INSERT INTO webhook_deliveries (${NEW_DELIVERY.columns})
      SELECT ${values} FROM json_to_recordset($1::json) AS m(id text, type text, body text),
        webhook_endpoints e, ${NEW_DELIVERY.now}
      WHERE e.business_id = $2 AND ${listensTo('m.type')} RETURNING id`,
    values: [JSON.stringify(messages), businessRowId],
  });
  return rows.length;
}
