import type { Core } from '@strapi/strapi';
import type { Redis } from 'ioredis';
import { service } from '../../strapi/service';
import { createOutageLog, type OutageLog } from './outage-log';
import { countByRedisClock } from './redis-counter';

/**
 * A Redis that hangs delays each request by this, and does not stop the service. With less
 * time, an overloaded node would give up on answers that had arrived, and let requests through uncounted.
 */
const PATIENCE_MS = 5_000;

interface Counters {
  redis: Redis;
  log: OutageLog;
}

const COUNTERS = service<Counters | null>('redis');

async function connect(strapi: Core.Strapi, url: string): Promise<Counters> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: PATIENCE_MS,
  });
  countByRedisClock(redis);
  const log = createOutageLog((line) => strapi.log.warn(line), {
    down: 'Redis cannot be reached, so requests are not limited',
    up: 'Redis is back, and requests are limited again.',
  });
  redis.on('error', (error: Error) => log.failed(error));
  redis.on('ready', () => log.recovered());
  return { redis, log };
}

/** One connection for all counters; null without `REDIS_URL`. Called once, in `register`. */
export async function registerRedis(strapi: Core.Strapi, url: string | undefined): Promise<void> {
  COUNTERS.provide(strapi, url === undefined ? null : await connect(strapi, url));
}

export function redisOf(strapi: Core.Strapi): Redis | null {
  return COUNTERS.get(strapi)?.redis ?? null;
}

/** A limiter calls this when it has counted a request. A Redis that hung comes back without a new connection. */
export function noteCounted(strapi: Core.Strapi): void {
  COUNTERS.get(strapi)?.log.recovered();
}

/** A limiter calls this when it could not count a request. */
export function noteUncounted(strapi: Core.Strapi, error: unknown): void {
  const counters = COUNTERS.get(strapi);
  if (counters) counters.log.failed(error);
  else strapi.log.warn(`A request was not counted: ${String(error)}`);
}
