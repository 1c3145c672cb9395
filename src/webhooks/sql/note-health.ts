import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import { DAYS_UNTIL_DISABLED, DISABLED_REASONS } from '../../domain/retry-schedule';

const { gone: GONE, failing: FAILING } = DISABLED_REASONS;

/** The results of attempts, per endpoint. */
export interface Health {
  healthy: readonly number[];
  failing: readonly number[];
  gone: readonly number[];
}

/**
 * Records since when each endpoint has been failing. Disables it when that is too long ago, or when it
 * answered 410. @returns the endpoints that this has disabled, with the reason
 */
export function noteHealth(
  db: Queryable,
  health: Health,
): Promise<{ id: string; reason: string }[]> {
  return db.query({
    name: 'note-endpoint-health',
    text: `UPDATE webhook_endpoints e SET
        failing_since = CASE WHEN e.id = ANY($1::int[]) THEN NULL ELSE coalesce(e.failing_since, at) END,
        enabled = e.enabled AND verdict.reason IS NULL,
        disabled_reason = CASE WHEN e.enabled THEN verdict.reason ELSE e.disabled_reason END
      FROM (SELECT ${NOW} AS at) AS moment,
        webhook_endpoints old CROSS JOIN LATERAL (SELECT CASE
          WHEN old.id = ANY($3::int[]) THEN '${GONE}'
          WHEN old.id = ANY($1::int[]) THEN NULL
          WHEN old.failing_since <= ${NOW} - interval '${DAYS_UNTIL_DISABLED} days' THEN '${FAILING}'
        END AS reason) AS verdict
      WHERE old.id = e.id AND e.id = ANY($1::int[] || $2::int[] || $3::int[])
      RETURNING e.document_id AS id, CASE WHEN old.enabled THEN verdict.reason END AS reason`,
    values: [health.healthy, health.failing, health.gone],
  });
}
