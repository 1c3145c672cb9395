import type { Queryable } from '../../database/connection';
import type { EventType } from '../../domain/events';
import { listensTo } from './listens';

/**
 * Asked within the transaction of the change and never remembered: an endpoint registered before
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
