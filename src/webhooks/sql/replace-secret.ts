import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import { SECRET_OVERLAP_HOURS } from '../../domain/retry-schedule';
import type { EndpointRowId } from './rows';

/**
 * Gives the endpoint a secret. Older secrets end in a day.
 * @param sealed as `EndpointSecrets` stores it
 * @param shown whether somebody sees it now; otherwise it may be shown once later
 */
export async function replaceSecret(
  db: Queryable,
  { row_id, business_row_id }: EndpointRowId,
  sealed: string,
  shown: boolean,
): Promise<void> {
  const rows = await db.query({
    text: `WITH e AS (
        SELECT id FROM webhook_endpoints WHERE id = $1 AND business_id = $4
      ), ending AS (
        UPDATE webhook_secrets s SET expires_at = ${NOW} + interval '${SECRET_OVERLAP_HOURS} hours'
        FROM e WHERE s.endpoint_id = e.id AND s.expires_at IS NULL
      ), ended AS (
        DELETE FROM webhook_secrets s USING e WHERE s.endpoint_id = e.id AND s.expires_at < ${NOW}
      )
      INSERT INTO webhook_secrets (endpoint_id, secret, created_at, shown)
      SELECT e.id, $2, ${NOW}, $3 FROM e RETURNING id`,
    values: [row_id, sealed, shown, business_row_id],
  });
  if (rows.length === 0) throw new Error('INSERT … RETURNING gave no row');
}
