import type { Queryable } from '../../database/connection';
import type { Finished } from '../outcome';
import { jsonTime, NOW } from '../../database/timestamps';

/** An attempt with its lease and its result. */
export interface FinishedAttempt extends Finished {
  id: number;
  lease: string;
}

/**
 * Writes the results of many attempts. A row whose lease another node has taken over stays as it is.
 */
export async function finish(db: Queryable, attempts: readonly FinishedAttempt[]): Promise<void> {
  const column = <K extends keyof FinishedAttempt>(key: K) => attempts.map((one) => one[key]);
  await db.query({
    name: 'finish-deliveries',
    text: `UPDATE webhook_deliveries d SET state = f.state, attempts = d.attempts + 1, lease = NULL,
        next_attempt_at = at + f.delay * interval '1 millisecond', last_attempt_at = at, updated_at = at,
        last_status = f.status, last_error = f.error, duration_ms = f.duration, response_excerpt = f.excerpt,
        attempt_log = coalesce(d.attempt_log, '[]'::jsonb) || jsonb_build_object(
          'at', ${jsonTime('at')}, 'status', f.status, 'error', f.error, 'duration_ms', f.duration)
      FROM unnest($1::int[], $2::text[], $3::text[], $4::bigint[], $5::int[], $6::text[], $7::int[], $8::text[])
          AS f(id, lease, state, delay, status, error, duration, excerpt),
        (SELECT ${NOW} AS at) AS moment
      WHERE d.id = f.id AND d.lease = f.lease`,
    values: [
      column('id'),
      column('lease'),
      column('state'),
      column('delayMs'),
      column('status'),
      column('error'),
      column('durationMs'),
      column('excerpt'),
    ],
  });
}
