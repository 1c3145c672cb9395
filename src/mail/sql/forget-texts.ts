import type { Queryable } from '../../database/connection';
import { columnTime } from '../../database/timestamps';

/** Few enough that no other statement waits long for their locks. */
const BATCH = 1_000;

/**
 * Empties the texts of mails that are sent or failed and were last attempted before a time. Recipients,
 * subject and attempts stay. @returns the number of the mails
 */
export async function forgetTexts(db: Queryable, before: Date): Promise<number> {
  for (let emptied = 0; ;) {
    const rows = await db.query({
      text: `UPDATE mails SET plain_text = '', html = '' WHERE id IN (
        SELECT id FROM mails WHERE state <> 'queued' AND html <> ''
          AND coalesce(last_attempt_at, created_at) < $1 LIMIT ${BATCH} FOR UPDATE SKIP LOCKED) RETURNING id`,
      values: [columnTime(before)],
    });
    emptied += rows.length;
    if (rows.length < BATCH) return emptied;
  }
}
