import type { Core } from '@strapi/strapi';
import Redis from 'ioredis';
import { createOutageLog, type OutageLog } from './outage';

const SERVICE = 'invoicing-redis';

interface Counters {
  redis: Redis;
  log: OutageLog;
}

/** One connection for all counters; null without `REDIS_URL`. */
export function registerRedis(strapi: Core.Strapi, url: string | undefined): void {
  if (url === undefined) return;
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  const log = createOutageLog((line) => strapi.log.warn(line), {
    down: 'Redis cannot be reached, so requests are not limited',
    up: 'Redis is back, and requests are limited again.',
  });
  redis.on('error', (error: Error) => log.failed(error));
  redis.on('ready', () => log.recovered());
  strapi.add(SERVICE, { redis, log } satisfies Counters);
}

export function redisOf(strapi: Core.Strapi): Redis | null {
  return strapi.has(SERVICE) ? (strapi.get(SERVICE) as Counters).redis : null;
}

/** A limiter reports here that it could not count a request. */
export function noteUncounted(strapi: Core.Strapi, error: unknown): void {
  if (strapi.has(SERVICE)) (strapi.get(SERVICE) as Counters).log.failed(error);
  else strapi.log.warn(`A request was not counted: ${String(error)}`);
}
