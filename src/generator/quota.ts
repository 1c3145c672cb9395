import { LRUCache } from 'lru-cache';
import type { Context } from 'koa';
import { database, type Database } from '../database/pool';
import { countedAddress, countedNetwork, type Address } from '../domain/addresses';
import { ApiError } from '../domain/errors';
import { clientAddress } from '../http/requests/client-address';
import type { Settings } from '../settings';
import { metricsOf } from '../metrics/metrics';
import { madeOnce } from '../strapi/service';
import { settingsOf } from '../strapi/settings-service';
import { createLimits, type LimitOf } from './allowances';
import { UsageCounter, type IsCrowded } from './counter';
import { readUsage, type Counted } from './usage';

/** The UTC month that a quota is counted in, and the Unix second at which the next begins. */
export function quotaMonth(now: Date): { month: string; resetsAt: number } {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return { month: now.toISOString().slice(0, 7), resetsAt: next / 1000 };
}

/** The quota of one address in this month. */
export interface Quota {
  limit: number;
  used: number;
}

/** The caller. */
interface Client {
  address: Address;
  counted: Counted;
}

/** The monthly quota of generated PDFs (contract §7). */
export class GeneratorQuota {
  private readonly limitOf: LimitOf;
  private readonly counter: UsageCounter;
  /** The last known state of an address, for the many answers of a flood. */
  private readonly last = new LRUCache<string, Quota>({ max: 10_000, ttl: 60_000 });

  constructor(
    private readonly db: Database,
    private readonly settings: Settings,
    private readonly onRefusal: () => void,
  ) {
    this.limitOf = createLimits(db, settings.GENERATOR_MONTHLY_LIMIT);
    this.counter = new UsageCounter(db);
  }

  /** The address under which the caller is counted. */
  address(ctx: Context): string {
    return this.client(ctx).counted.address;
  }

  async read(ctx: Context): Promise<Quota> {
    const { address, counted } = this.client(ctx);
    const limit = await this.limitOf(address);
    const { month } = quotaMonth(new Date());
    const used = await readUsage(this.db, counted, month, limit);
    return this.remember(ctx, { limit, used });
  }

  /**
   * Throws 429 when no quota is left, before anything is rendered. If quota was left within the last
   * minute, it skips the query, which is 20 % of the cost beside rendering. `count` is authoritative:
   * at worst, one PDF is rendered for nothing.
   */
  async requireLeft(ctx: Context): Promise<void> {
    const known = this.known(ctx);
    if (known && known.used < known.limit) return;
    const { limit, used } = await this.read(ctx);
    if (used >= limit) throw this.exceeded(limit);
  }

  /** Counts a PDF before it is sent. Throws 429 when other requests used up the quota meanwhile. */
  async count(ctx: Context, isCrowded: IsCrowded): Promise<void> {
    const { address, counted } = this.client(ctx);
    const limit = await this.limitOf(address);
    const { month } = quotaMonth(new Date());
    const used = await this.counter.count(counted, month, limit, isCrowded);
    this.remember(ctx, { limit, used: used ?? limit });
    if (used === null) throw this.exceeded(limit);
  }

  /** The state that is known without a query: for floods, and when the database cannot be reached. */
  known(ctx: Context): Quota | undefined {
    return this.last.get(this.address(ctx));
  }

  get commonLimit(): number {
    return this.settings.GENERATOR_MONTHLY_LIMIT;
  }

  /** Computed once per request, since it is asked several times. */
  private client(ctx: Context): Client {
    const state = ctx.state as { client?: Client };
    if (state.client === undefined) {
      const address = clientAddress(ctx, this.settings.TRUSTED_PROXIES);
      const counted = { address: countedAddress(address), network: countedNetwork(address) };
      state.client = { address, counted };
    }
    return state.client;
  }

  private exceeded(limit: number): ApiError {
    this.onRefusal();
    return exceeded(limit);
  }

  private remember(ctx: Context, quota: Quota): Quota {
    this.last.set(this.address(ctx), quota);
    (ctx.state as { quota?: Quota }).quota = quota;
    return quota;
  }
}

function exceeded(limit: number): ApiError {
  const { resetsAt } = quotaMonth(new Date());
  const seconds = Math.max(1, Math.ceil(resetsAt - Date.now() / 1000));
  const days = Math.ceil(seconds / 86_400);
  const message = `The ${limit.toLocaleString('en')} free invoices of this month are used up; the next month begins in ${days} ${days === 1 ? 'day' : 'days'}`;
  return new ApiError('quota_exceeded', message, { headers: { 'Retry-After': String(seconds) } });
}

export const quotaOf = madeOnce((strapi) => {
  const onRefusal = () => metricsOf(strapi)?.quotaRefused();
  return new GeneratorQuota(database(strapi), settingsOf(strapi), onRefusal);
});
