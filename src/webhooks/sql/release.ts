import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';

/** Returns deliveries whose attempt was aborted. They are due at once, and the attempt does not count. */
export async function release(
  db: Queryable,
  held: readonly { id: number; lease: string }[],
): Promise<void> {
  await db.query({
    name: 'release-deliveries',
    text: `UPDATE webhook_deliveries d SET lease = NULL, next_attempt_at = ${NOW}
      FROM unnest($1::int[], $2::text[]) AS held(id, lease) WHERE d.id = held.id AND d.lease = held.lease`,
    values: [held.map(({ id }) => id), held.map(({ lease }) => lease)],
  });
}
