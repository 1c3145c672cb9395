import type { Queryable } from '../database/connection';
import { NOW } from '../database/timestamps';
import type { Database } from '../database/pool';

/** The addresses under which a caller's documents count. */
export interface Counted {
  readonly address: string;
  /** The /48 around an IPv6 address; the owner of a /48 has 65,536 addresses. */
  readonly network: string | null;
}

/** The limit of a network, as a multiple of the limit of one address. */
const NETWORK_FACTOR = 10;

/**
 * The number that counts against the limit: the documents of the address, or more when its network has
 * fewer left than the address.
 */
const usedOf = (used: number, networkUsed: number, limit: number) =>
  Math.max(used, networkUsed - (NETWORK_FACTOR - 1) * limit);

/** The number of PDFs that an address has made this month. */
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

/** The part of our database that counting needs. */
export type UsageDatabase = Pick<Database, 'query' | 'transaction'>;

/** Thrown to roll back when the network or the address has no quota left. */
class NoneLeft extends Error {}

/**
 * Counts PDFs, all or none, as far as the limit allows. Each row is checked and raised by one
 * statement, so the count is exact however many nodes and requests there are.
 * @returns the new count; null when there are not so many left
 */
export async function countUsage(
  db: UsageDatabase,
  { address, network }: Counted,
  month: string,
  { limit, documents }: Counting,
): Promise<number | null> {
  if (limit < documents) return null;
  const ofAddress = { address, month, limit, documents };
  if (network === null) return countRow(db, ofAddress);
  const ofNetwork = { ...ofAddress, address: network, limit: NETWORK_FACTOR * limit };
  try {
    return await db.transaction(async (trx) => {
      // Sent together, which saves a round trip. Everybody locks the network's row first.
      const counts = [countRow(trx, ofNetwork), countRow(trx, ofAddress)] as const;
      const [networkUsed, used] = await Promise.all(counts);
      if (networkUsed === null || used === null) throw new NoneLeft();
      return usedOf(used, networkUsed, limit);
    });
  } catch (error) {
    if (error instanceof NoneLeft) return null;
    throw error;
  }
}

interface RowCounting extends Counting {
  readonly address: string;
  readonly month: string;
}

async function countRow(
  db: Queryable,
  { address, month, limit, documents }: RowCounting,
): Promise<number | null> {
  const [row] = await db.query<{ used: number }>({
    name: 'count-generator-usage',
    text: `INSERT INTO generator_usages AS u
        (address, month, used, document_id, created_at, updated_at, published_at)
      SELECT $1, $2, $4::int, gen_random_uuid()::text, moment, moment, moment
      FROM (SELECT ${NOW} AS moment) AS now
      ON CONFLICT (address, month)
        DO UPDATE SET used = u.used + $4::int, updated_at = excluded.updated_at
        WHERE u.used + $4::int <= $3
      RETURNING used`,
    values: [address, month, limit, documents],
  });
  return row?.used ?? null;
}
