import type { Client } from 'pg';

/** True while our own request waits. Requests of other tests on the shared service may wait, too. */
export async function waitsWithKey(
  database: Client,
  business: string,
  key: string,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `SELECT 1 FROM businesses, hashtextextended($1, businesses.id) AS hash, pg_locks AS waiting
      JOIN pg_locks AS held USING (pid)
      WHERE document_id = $2 AND held.locktype = 'advisory' AND held.granted
        AND held.classid::bigint = (hash >> 32) & 4294967295
        AND held.objid::bigint = hash & 4294967295
        AND NOT waiting.granted AND waiting.relation = 'idempotent_answers'::regclass`,
    [key, business],
  );
  return rowCount !== 0;
}
