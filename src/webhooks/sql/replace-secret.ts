import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/moments';
import { SECRET_OVERLAP_HOURS } from '../../domain/retry-schedule';

/**
 * Makes a secret the endpoint's own; those before it end in a day. The first has none before it.
 * @param shown whether somebody is shown it now; one that nobody was may be looked at once
 */
export async function replaceSecret(
  db: Queryable,
  endpointKey: number,
  secret: string,
  shown: boolean,
): Promise<void> {
  await db.query({
    text: `WITH ending AS (
        UPDATE webhook_secrets SET expires_at = ${NOW} + interval '${SECRET_OVERLAP_HOURS} hours'
        WHERE endpoint_id = $1 AND expires_at IS NULL
      ), ended AS (
        DELETE FROM webhook_secrets WHERE endpoint_id = $1 AND expires_at < ${NOW}
      )
      INSERT INTO webhook_secrets (endpoint_id, secret, created_at, shown)
      VALUES ($1, $2, ${NOW}, $3)`,
    values: [endpointKey, secret, shown],
  });
}
