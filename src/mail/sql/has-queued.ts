import type { Queryable } from '../../database/connection';

/** Whether any mail waits to be sent. */
export async function hasQueued(db: Queryable): Promise<boolean> {
  const rows = await db.query({
    text: `SELECT 1 FROM mails WHERE state = 'queued' LIMIT 1`,
    values: [],
  });
  return rows.length > 0;
}
