import type { Queryable } from '../../database/connection';
import { columnTime, NOW } from '../../database/timestamps';

export interface WhichFailed {
  /** Those that failed since then; all when left out. */
  since?: Date | null;
  /** Only to this endpoint, by its public id. */
  endpointId?: string | null;
  /** Only these deliveries, by their row ids. */
  keys?: readonly number[] | null;
}

/** Restarts the schedule of failed deliveries. @returns their number */
export async function redeliverFailed(db: Queryable, which: WhichFailed): Promise<number> {
  const rows = await db.query({
    text: `UPDATE webhook_deliveries d SET state = 'pending', attempts = 0, lease = NULL,
        next_attempt_at = ${NOW}, updated_at = ${NOW}
      FROM webhook_endpoints e WHERE e.id = d.endpoint_id AND d.state = 'failed'
        AND ($1::timestamp IS NULL OR coalesce(d.last_attempt_at, d.created_at) >= $1)
        AND ($2::text IS NULL OR e.document_id = $2)
        AND ($3::int[] IS NULL OR d.id = ANY($3)) RETURNING d.id`,
    values: [
      which.since ? columnTime(which.since) : null,
      which.endpointId ?? null,
      which.keys ?? null,
    ],
  });
  return rows.length;
}
