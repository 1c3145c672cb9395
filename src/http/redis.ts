import type { Core } from '@strapi/strapi';
import Redis from 'ioredis';

const SERVICE = 'invoicing-redis';

/** One connection for all counters; null without `REDIS_URL`. */
export function registerRedis(strapi: Core.Strapi, url: string | undefined): void {
  if (url === undefined) return;
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error: Error) => strapi.log.warn(`Redis: ${error.message}`));
  strapi.add(SERVICE, redis);
}

export function redisOf(strapi: Core.Strapi): Redis | null {
  return strapi.has(SERVICE) ? (strapi.get(SERVICE) as Redis) : null;
}
