import type { Queryable } from '../../database/connection';
import { DELIVERY_COLUMNS, type DeliveryRow } from './rows';
import { NOW } from '../../database/timestamps';

/** A delivery that is being sent at this moment is left to it: nothing is sent twice at a time. */
const UNDER_WAY = `(d.lease IS NOT NULL AND d.next_attempt_at > ${NOW})`;

/**
 * Puts a delivery at the start of the schedule again, with its event id and its body as they were.
 * @param businessRowId null for an operator
 * @returns the delivery; null when there is none of this id in this business
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
