import { LRUCache } from 'lru-cache';
import type { Queryable } from '../database/connection';
import { isWithin, parseRange, type Address, type Range } from '../domain/addresses';

interface Allowance {
  range: Range;
  limit: number;
}

const KEPT_MS = 5_000;

export type LimitOf = (address: Address) => Promise<number>;

async function load(db: Queryable): Promise<Allowance[]> {
  const rows = await db.query<{ address_or_range: string; monthly_limit: number }>({
    name: 'generator-allowances',
    text: 'SELECT address_or_range, monthly_limit FROM generator_allowances',
    values: [],
  });
  const allowances = rows.flatMap(({ address_or_range, monthly_limit }) => {
    const range = parseRange(address_or_range);
    return range ? [{ range, limit: monthly_limit }] : [];
  });
  // The narrowest range that holds an address decides, so it comes first.
  return allowances.sort((a, b) => b.range[1] - a.range[1]);
}

/** The monthly limit of an address: the operator's allowance for it, or the common one. */
export function createLimits(db: Queryable, common: number): LimitOf {
  const cache = new LRUCache<'all', Allowance[]>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: () => load(db),
  });
  return async (address) => {
    const allowances = await cache.forceFetch('all');
    return allowances.find(({ range }) => isWithin(address, range))?.limit ?? common;
  };
}
