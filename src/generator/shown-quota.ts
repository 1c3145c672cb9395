import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import type { GeneratorQuota, Quota } from './quota';

/** Addresses that asked lately. The service knows their use since then without the database. */
const toldLately = new LRUCache<string, true>({ max: 10_000, ttl: 1000 });

/**
 * The rest of an address's quota, for the front page. Anybody may ask as often as they like, so the
 * database is asked once per second. Undefined when it cannot be reached.
 */
export async function shownQuota(
  quota: Pick<GeneratorQuota, 'address' | 'known' | 'read'>,
  ctx: Context,
): Promise<Quota | undefined> {
  const address = quota.address(ctx);
  const known = toldLately.has(address) ? quota.known(ctx) : undefined;
  if (known) return known;
  const read = await quota.read(ctx).catch(() => undefined);
  if (read) toldLately.set(address, true);
  return read;
}
