import type { Queryable } from '../database/connection';
import { NOW } from '../database/moments';

/** The addresses under which a caller's documents count. */
export interface Counted {
  readonly address: string;
  /** The /48 around an IPv6 address; the owner of a /48 has 65,536 addresses. */
  readonly network: string | null;
}

/** A network may make so many times as many documents as one of its addresses. */
const NETWORK_FACTOR = 10;

/**
 * The number that counts against the limit: the documents of the address, or more when its network has
 * fewer left than the address.
 */
const usedOf = (used: number, networkUsed: number, limit: number) =>
  Math.max(used, networkUsed - (NETWORK_FACTOR - 1) * limit);

/** How many PDFs an address has had this month. */
export async function readUsage(
  db: Queryable,
  { address, network }: Counted,
  month: string,
  limit: number,
): Promise<number> {
  if (network === null) return readRow(db, address, month);
  const rows = await db.query<{ address: string; used: number }>({
    name: 'read-generator-usages',
    text: 'SELECT address, used FROM generator_usages WHERE address IN ($1, $2) AND month = $3',
    values: [address, network, month],
  });
  const of = (one: string) => rows.find((row) => row.address === one)?.used ?? 0;
  return usedOf(of(address), of(network), limit);
}

async function readRow(db: Queryable, address: string, month: string): Promise<number> {
  const [row] = await db.query<{ used: number }>({
    name: 'read-generator-usage',
    text: 'SELECT used FROM generator_usages WHERE address = $1 AND month = $2',
    values: [address, month],
  });
  return row?.used ?? 0;
}

interface Counting {
  readonly limit: number;
  readonly documents: number;
}

const TARGET =
  'generator_usages AS u (address, month, used, document_id, created_at, updated_at, published_at)';
const ROW = `$2, $4::int, gen_random_uuid()::text, ${NOW}, ${NOW}, ${NOW}`;
const ADDED = `ON CONFLICT (address, month)
      DO UPDATE SET used = u.used + $4::int, updated_at = excluded.updated_at`;

/**
 * Counts PDFs, all or none, unless the limit is in the way: one statement, so the count is exact
 * however many nodes and requests there are.
 * @returns the new count; null when there are not so many left
 */
export async function countUsage(
  db: Queryable,
  { address, network }: Counted,
  month: string,
  { limit, documents }: Counting,
): Promise<number | null> {
  if (limit < documents) return null;
  if (network !== null) return countBoth(db, [address, month, limit, documents, network]);
  const [row] = await db.query<{ used: number }>({
    name: 'count-generator-usage',
    text: `INSERT INTO ${TARGET} VALUES ($1, ${ROW}) ${ADDED} WHERE u.used + $4::int <= $3
      RETURNING used`,
    values: [address, month, limit, documents],
  });
  return row?.used ?? null;
}

/**
 * Counts for the network first, then for the address. When the address has none left, the statement must
 * not count for the network. So it fails on purpose: it reads its own sentence as a number.
 */
const COUNT_BOTH = `WITH wide AS (
    INSERT INTO ${TARGET} VALUES ($5, ${ROW}) ${ADDED} WHERE u.used + $4::int <= $6
      RETURNING used
  ), narrow AS (
    INSERT INTO ${TARGET} SELECT $1, ${ROW} FROM wide ${ADDED} WHERE u.used + $4::int <= $3
      RETURNING used
  )
  SELECT wide.used AS network_used, CASE WHEN EXISTS (SELECT FROM narrow)
    THEN (SELECT used FROM narrow)
    ELSE ('The address has no document left; its network has used ' || wide.used)::int END AS used
  FROM wide`;

/** `invalid_text_representation` of PostgreSQL. */
const NO_NUMBER = '22P02';

type BothValues = [address: string, month: string, limit: number, documents: number, net: string];

async function countBoth(db: Queryable, values: BothValues): Promise<number | null> {
  const [, , limit] = values;
  try {
    const [row] = await db.query<{ used: number; network_used: number }>({
      name: 'count-generator-usages',
      text: COUNT_BOTH,
      values: [...values, NETWORK_FACTOR * limit],
    });
    return row ? usedOf(row.used, row.network_used, limit) : null;
  } catch (error) {
    if ((error as { code?: unknown }).code === NO_NUMBER) return null;
    throw error;
  }
}

/** Counts of months long past say nothing any more. */
export async function forgetUsage(db: Queryable, beforeMonth: string): Promise<void> {
  await db.query({ text: 'DELETE FROM generator_usages WHERE month < $1', values: [beforeMonth] });
}
