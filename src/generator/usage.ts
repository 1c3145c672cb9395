import type { Queryable } from '../database/connection';

/** How many PDFs an address has had this month. */
export async function readUsage(db: Queryable, address: string, month: string): Promise<number> {
  const [row] = await db.query<{ used: number }>({
    name: 'read-generator-usage',
    text: 'SELECT used FROM generator_usages WHERE address = $1 AND month = $2',
    values: [address, month],
  });
  return row?.used ?? 0;
}

/**
 * Counts one PDF, unless the limit is reached: one statement, so the count is exact however many
 * nodes and requests there are.
 * @returns the new count; null when there is none left
 */
export async function countUsage(
  db: Queryable,
  address: string,
  month: string,
  limit: number,
): Promise<number | null> {
  if (limit === 0) return null;
  const [row] = await db.query<{ used: number }>({
    name: 'count-generator-usage',
    text: `INSERT INTO generator_usages AS u (address, month, used, document_id, created_at, updated_at, published_at)
      VALUES ($1, $2, 1, gen_random_uuid()::text, now() AT TIME ZONE 'UTC', now() AT TIME ZONE 'UTC', now() AT TIME ZONE 'UTC')
      ON CONFLICT (address, month) DO UPDATE SET used = u.used + 1, updated_at = excluded.updated_at
        WHERE u.used < $3
      RETURNING used`,
    values: [address, month, limit],
  });
  return row?.used ?? null;
}

/** Counts of months long past say nothing any more. */
export async function forgetUsage(db: Queryable, beforeMonth: string): Promise<void> {
  await db.query({ text: 'DELETE FROM generator_usages WHERE month < $1', values: [beforeMonth] });
}
