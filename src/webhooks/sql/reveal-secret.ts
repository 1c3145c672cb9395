import type { Queryable } from '../../database/connection';
import type { EndpointRowId } from './rows';

/**
 * Returns the endpoint's stored secret if it was never shown, and marks it as shown. Null when it was
 * shown before.
 */
export async function revealSecret(
  db: Queryable,
  { row_id, business_row_id }: EndpointRowId,
): Promise<string | null> {
  const [row] = await db.query<{ secret: string }>({
    text: `UPDATE webhook_secrets s SET shown = true FROM webhook_endpoints e
      WHERE s.endpoint_id = $1 AND s.expires_at IS NULL AND NOT s.shown
        AND e.id = s.endpoint_id AND e.business_id = $2 RETURNING s.secret`,
    values: [row_id, business_row_id],
  });
  return row?.secret ?? null;
}
