import type { Queryable } from '../../database/connection';
import type { EventType } from '../../domain/events';
import { listensTo } from './listens';

/**
 * Asks in the transaction of the change and caches nothing. So an endpoint that was registered before
 * the change gets its event, whichever node registered it.
 */
export async function somebodyListens(
  db: Queryable,
  businessRowId: number,
  type: EventType,
): Promise<boolean> {
  const rows = await db.query({
    name: 'somebody-listens',
    text: `SELECT 1 FROM webhook_endpoints e
      WHERE e.business_id = $1 AND ${listensTo('$2::text')} LIMIT 1`,
    values: [businessRowId, type],
  });
  return rows.length > 0;
}
