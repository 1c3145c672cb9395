import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../database/connection';
import { findKey, hashOf, type KeyRow } from './find-key';

/**
 * A revoked key must stop working within five seconds on every node (contract §5). A longer time would
 * gain nothing: one query per key every three seconds costs no throughput.
 */
const KEPT_MS = 3_000;
const KEPT_KEYS = 10_000;

export interface KeyCache {
  find(key: string): Promise<KeyRow | null>;
  /** Called when a business has changed, since the cache holds its settings beside each key. */
  forget(): void;
}

/** Finds keys by Strapi's hash of them. The cache also holds only hashes, and never a key. */
export function createKeyCache(db: Queryable, salt: string): KeyCache {
  const cache = new LRUCache<string, Promise<KeyRow | null>>({ max: KEPT_KEYS, ttl: KEPT_MS });
  const find = (key: string): Promise<KeyRow | null> => {
    // This hash takes a third of the time of Strapi's salted hash, which only the query needs.
    const name = hash('sha256', key, 'base64');
    const known = cache.get(name);
    if (known) return known;
    const found = findKey(db, hashOf(key, salt));
    cache.set(name, found);
    // A failed query is not cached: the next request asks again.
    found.catch(() => cache.delete(name));
    return found;
  };
  return { find, forget: () => cache.clear() };
}
