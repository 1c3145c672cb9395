import type { Queryable } from '../database/connection';
import { NOW } from '../database/moments';

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
 * Counts PDFs, all or none, unless the limit is in the way: one statement, so the count is exact
 * however many nodes and requests there are.
 * @returns the new count; null when there are not so many left
 */
export async function countUsage(
  db: Queryable,
  address: string,
  month: string,
  { limit, documents }: { limit: number; documents: number },
): Promise<number | null> {
  if (limit < documents) return null;
  const [row] = await db.query<{ used: number }>({
    name: 'count-generator-usage',
    text: `INSERT INTO generator_usages AS u (address, month, used, document_id, created_at, updated_at, published_at)
      VALUES ($1, $2, $4::int, gen_random_uuid()::text, ${NOW}, ${NOW}, ${NOW})
      ON CONFLICT (address, month) DO UPDATE SET used = u.used + $4::int, updated_at = excluded.updated_at
        WHERE u.used + $4::int <= $3
      RETURNING used`,
    values: [address, month, limit, documents],
  });
  return row?.used ?? null;
}

/** Counts of months long past say nothing any more. */
export async function forgetUsage(db: Queryable, beforeMonth: string): Promise<void> {
  await db.query({ text: 'DELETE FROM generator_usages WHERE month < $1', values: [beforeMonth] });
}
