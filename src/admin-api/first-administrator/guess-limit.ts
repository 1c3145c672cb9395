import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const ATTEMPTS = 20;
const ADDRESSES = 10_000;

/** Whether an address may try a code once more: at most twenty in a minute, right or wrong. */
export function createGuessLimit(): (address: string) => boolean {
  const attempts = new LRUCache<string, { count: number }>({ max: ADDRESSES, ttl: MINUTE_MS });
  return (address) => {
    const entry = attempts.get(address) ?? { count: 0 };
    if (entry.count === 0) attempts.set(address, entry);
    entry.count += 1;
    return entry.count <= ATTEMPTS;
  };
}
