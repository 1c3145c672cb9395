import type { Queryable } from '../../database/connection';
import { columnTime } from '../../database/timestamps';

/** Few enough that no other statement waits long for their locks or for the database's log. */
const BATCH = 1_000;

/**
 * Deletes deliveries made before a time, in small batches. If one of them is still pending, its endpoint
 * has been disabled for as long; otherwise it would have failed by now.
 * @returns their number
 */
export async function deleteDeliveries(
  db: Queryable,
  which: 'delivered' | 'undelivered',
  before: Date,
): Promise<number> {
  const states = which === 'delivered' ? `= 'delivered'` : `IN ('failed', 'pending')`;
  for (let deleted = 0; ;) {
    const rows = await db.query({
      text: `DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM webhook_deliveries WHERE state ${states} AND created_at < $1 AND updated_at < $1 LIMIT ${BATCH}
        FOR UPDATE SKIP LOCKED) RETURNING id`,
      values: [columnTime(before)],
    });
    deleted += rows.length;
    if (rows.length < BATCH) return deleted;
  }
}
