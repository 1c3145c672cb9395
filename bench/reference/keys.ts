import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';

export interface Key {
  business: number;
  businessId: string;
  scopes: string[];
  expiresAt: Date | null;
}

/** A revoked key may stay valid for the same time in the service. */
const KEPT_MS = 5_000;

export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Finds the business of a key by the key's hash, and caches it for some seconds. */
export function keyFinder(pool: Pool): (key: string) => Promise<Key | null> {
  const cache = new LRUCache<string, Promise<Key | null>>({ max: 10_000, ttl: KEPT_MS });
  return (key) => {
    const hash = hashOf(key);
    const name = hash.toString('base64');
    const known = cache.get(name);
    if (known) return known;
    const found = find(pool, hash);
    cache.set(name, found);
    found.catch(() => cache.delete(name));
    return found;
  };
}

async function find(pool: Pool, hash: Buffer): Promise<Key | null> {
  const { rows } = await pool.query<Key>({
    name: 'find-key',
    text: `SELECT k.business_id AS business, b.public_id AS "businessId", k.scopes, k.expires_at AS "expiresAt"
      FROM api_keys k JOIN businesses b ON b.id = k.business_id WHERE k.hash = $1`,
    values: [hash],
  });
  return rows[0] ?? null;
}
