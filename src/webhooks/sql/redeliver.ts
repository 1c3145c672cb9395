import type { Queryable } from '../../database/connection';
import { DELIVERY_COLUMNS, type DeliveryRow } from './rows';
import { NOW } from '../../database/timestamps';

/** A delivery that is being sent now is left alone, so that it is not sent twice at the same time. */
const UNDER_WAY = `(d.lease IS NOT NULL AND d.next_attempt_at > ${NOW})`;

/**
 * Restarts the schedule of a delivery. Its event id and body stay the same.
 * @param businessRowId null for an operator
 * @returns the delivery; null when this business has none of this id
 */
export async function redeliver(
  db: Queryable,
  businessRowId: number | null,
  id: string,
): Promise<DeliveryRow | null> {
  const [row] = await db.query<DeliveryRow>({
    text: `WITH found AS (
        SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
        WHERE d.document_id = $1 AND ($2::int IS NULL OR e.business_id = $2) FOR UPDATE OF d
      ), d AS (
        UPDATE webhook_deliveries d SET
          state = 'pending',
          attempts = CASE WHEN ${UNDER_WAY} THEN d.attempts ELSE 0 END,
          next_attempt_at = CASE WHEN ${UNDER_WAY} THEN d.next_attempt_at ELSE ${NOW} END,
          lease = CASE WHEN ${UNDER_WAY} THEN d.lease END, updated_at = ${NOW}
        FROM found WHERE d.id = found.id RETURNING d.*
      ) SELECT ${DELIVERY_COLUMNS} FROM d JOIN webhook_endpoints e ON e.id = d.endpoint_id`,
    values: [id, businessRowId],
  });
  return row ?? null;
}
