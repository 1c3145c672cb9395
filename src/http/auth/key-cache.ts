import { createHmac, hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../database/connection';
import { findKey, type KeyRow } from './find-key';

/**
 * Longer would be faster by nothing and later to notice: a revoked key must be out within five
 * seconds on every node (contract §5), and a look-up each three seconds costs no throughput.
 */
const KEPT_MS = 3_000;
const KEPT_KEYS = 10_000;

export type KeyLookup = (key: string) => Promise<KeyRow | null>;

/** Looks keys up by their hash, as Strapi stores them; of a key itself only a hash is kept. */
export function createKeyCache(db: Queryable, salt: string): KeyLookup {
  const cache = new LRUCache<string, Promise<KeyRow | null>>({ max: KEPT_KEYS, ttl: KEPT_MS });
  return (key) => {
    // Strapi's salted hash takes three times as long as this one, and only the database asks for it.
    const name = hash('sha256', key, 'base64');
    const known = cache.get(name);
    if (known) return known;
    const found = findKey(db, createHmac('sha512', salt).update(key).digest('hex'));
    cache.set(name, found);
    // A failed look-up is not an answer: the next request asks again.
    found.catch(() => cache.delete(name));
    return found;
  };
}
