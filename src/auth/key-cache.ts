import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../database/connection';
import { findKey, type KeyRow } from './find-key';

/**
 * Longer would be faster by nothing and later to notice: a revoked key must be out within five
 * seconds on every node (contract §5), and a look-up each three seconds costs no throughput.
 */
const KEPT_MS = 3_000;
const KEPT_KEYS = 10_000;

export type KeyLookup = (key: string) => Promise<KeyRow | null>;

/** Looks keys up by their hash, as Strapi stores them; the key itself is never kept. */
export function createKeyCache(db: Queryable, salt: string): KeyLookup {
  const cache = new LRUCache<string, Promise<KeyRow | null>>({ max: KEPT_KEYS, ttl: KEPT_MS });
  return (key) => {
    const hash = createHmac('sha512', salt).update(key).digest('hex');
    const known = cache.get(hash);
    if (known) return known;
    const found = findKey(db, hash);
    cache.set(hash, found);
    // A failed look-up is not an answer: the next request asks again.
    found.catch(() => cache.delete(hash));
    return found;
  };
}
