import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import ratelimit from 'koa-ratelimit';
import { ApiError } from '../../domain/errors';
import { say } from '../../messages/message';
import type { Middleware } from '../../strapi/middlewares';
import { madeOnce, runningStrapi } from '../../strapi/service';
import { settingsOf } from '../../strapi/settings-service';
import { noteCounted, noteUncounted, redisOf } from './redis';
import { caller } from '../requests/request';

const MINUTE_MS = 60_000;

interface Entry {
  reset: number;
}

/**
 * The counts of koa-ratelimit. It reads its entry only after other requests of the same turn have counted,
 * so each request gets a copy of its own.
 */
class Counts extends Map<string, Entry> {
  override get(key: string): Entry | undefined {
    const last = super.get(key);
    if (!last) return undefined;
    const own = { ...last };
    this.set(key, own);
    return own;
  }
}

/** koa-ratelimit never removes entries from its map (measured), so this removes expired ones. */
function sweptCounts(): Counts {
  const counts = new Counts();
  const sweep = () => {
    const now = Date.now() / 1000;
    for (const [key, entry] of counts) if (entry.reset < now) counts.delete(key);
  };
  setInterval(sweep, MINUTE_MS).unref();
  return counts;
}

export interface LimiterOptions {
  /** Requests per minute; 0 for no limit. */
  max: number;
  id: (ctx: Context) => string;
  /** Separates the counts of several limiters in one Redis. */
  namespace: string;
  headers: boolean;
}

const nothing = () => Promise.resolve();

function refuse(ctx: Context): never {
  const after = Math.max(1, (ctx.state as { rateLimit: { after: number } }).rateLimit.after);
  throw new ApiError('rate_limited', say('too_many_requests', { seconds: after }), {
    headers: { 'Retry-After': String(after) },
  });
}

/**
 * Limits requests per minute; throws 429. With Redis all nodes count together, without it each node
 * counts alone. When Redis fails, requests are not limited.
 */
export function createLimiter(strapi: Core.Strapi, options: LimiterOptions): Middleware {
  if (options.max === 0) return (_ctx, next) => next();
  const redis = redisOf(strapi);
  const limit = ratelimit({
    driver: redis ? 'redis' : 'memory',
    db: redis ?? sweptCounts(),
    duration: MINUTE_MS,
    max: options.max,
    namespace: options.namespace,
    id: options.id,
    disableHeader: !options.headers,
    errorMessage: 'limited',
    onLimited: refuse,
  });
  return async (ctx: Context, next: Next) => {
    try {
      await limit(ctx, nothing);
      if (redis) noteCounted(strapi);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      noteUncounted(strapi, error);
    } finally {
      const reset = ctx.response.get('x-ratelimit-reset');
      if (options.headers && reset !== '')
        ctx.set('X-RateLimit-Reset', String(Math.ceil(Number(reset))));
    }
    await next();
  };
}

/** One counter of requests for all routes. */
const limitOfKeys = madeOnce((strapi) =>
  createLimiter(strapi, {
    max: settingsOf(strapi).API_RATE_LIMIT_PER_MINUTE,
    id: (ctx) => String(caller(ctx).tokenId),
    namespace: 'key',
    headers: true,
  }),
);

interface State {
  counted?: true;
}

/** For a request that is a part of another one, which was counted. */
export function countNoMore(ctx: Context): void {
  (ctx.state as State).counted = true;
}

/** Limits the requests per minute of one key. */
export const keyRateLimit: Middleware = (ctx, next) =>
  (ctx.state as State).counted ? next() : limitOfKeys(runningStrapi())(ctx, next);
