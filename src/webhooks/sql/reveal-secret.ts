import type { Queryable } from '../../database/connection';
import type { EndpointKey } from './rows';

/**
 * The endpoint's secret, as it is stored, if it has never been shown, which it then has; null when it
 * had been.
 */
export async function revealSecret(
  db: Queryable,
  { key, business_key }: EndpointKey,
): Promise<string | null> {
  const [row] = await db.query<{ secret: string }>({
    text: `UPDATE webhook_secrets s SET shown = true FROM webhook_endpoints e
      WHERE s.endpoint_id = $1 AND s.expires_at IS NULL AND NOT s.shown
        AND e.id = s.endpoint_id AND e.business_id = $2 RETURNING s.secret`,
    values: [key, business_key],
  });
  return row?.secret ?? null;
}
