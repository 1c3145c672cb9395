import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';

/** A mail that is being sent now is left alone, so that it is not sent twice at the same time. */
const UNDER_WAY = `(m.lease IS NOT NULL AND m.next_attempt_at > ${NOW})`;

/**
 * Queues a mail again, for all its recipients and with the whole schedule. One that waits for its next
 * attempt gets it now. One whose texts were emptied stays as it is.
 * @returns null when there is no such mail
 */
export async function resend(db: Queryable, id: string): Promise<{ has_text: boolean } | null> {
  const [row] = await db.query<{ has_text: boolean }>({
    text: `WITH old AS (
        SELECT m.id, m.state, m.html <> '' AS has_text FROM mails m WHERE m.document_id = $1 FOR UPDATE
      ), again AS (
      UPDATE mails m SET state = 'queued', updated_at = ${NOW},
        attempts = CASE WHEN old.state = 'queued' THEN m.attempts ELSE 0 END,
        next_attempt_at = CASE WHEN ${UNDER_WAY} THEN m.next_attempt_at ELSE ${NOW} END
      FROM old WHERE m.id = old.id AND old.has_text
      ) SELECT has_text FROM old`,
    values: [id],
  });
  return row ?? null;
}
