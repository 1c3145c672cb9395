import type { Queryable } from '../../database/connection';
import { NOW } from './rows';

/**
 * Puts all deliveries that failed since a time at the start of the schedule again.
 * @param endpointId only to this endpoint; null for all
 * @returns how many
 */
export async function redeliverFailed(
  db: Queryable,
  since: Date,
  endpointId: string | null,
): Promise<number> {
  const rows = await db.query({
    text: `UPDATE webhook_deliveries d SET state = 'pending', attempts = 0, lease = NULL,
        next_attempt_at = ${NOW}, updated_at = ${NOW}
      FROM webhook_endpoints e WHERE e.id = d.endpoint_id AND d.state = 'failed'
        AND coalesce(d.last_attempt_at, d.created_at) >= $1
        AND ($2::text IS NULL OR e.document_id = $2) RETURNING d.id`,
    values: [since.toISOString().replace('Z', ''), endpointId],
  });
  return rows.length;
}
