import type { Redis } from 'ioredis';

/**
 * Counts one request: removes those before the last `duration`, then adds this one if there are fewer than
 * `max`. Answers how many were left, when the oldest one expires (Unix seconds), and `max`. Times are
 * milliseconds by the clock of Redis (version 5 or newer), whatever the node says in ARGV[1].
 */
const COUNT = `
  local clock = redis.call('TIME')
  local now = clock[1] * 1000 + clock[2] / 1000
  local duration, max = tonumber(ARGV[2]), tonumber(ARGV[3])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - duration)
  local left = math.max(0, max - redis.call('ZCARD', KEYS[1]))
  if left > 0 then
    while redis.call('ZADD', KEYS[1], 'NX', now, now) == 0 do now = now + 0.001 end
    redis.call('PEXPIRE', KEYS[1], duration)
  end
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0)[1] or now
  return { left, math.floor((oldest + duration) / 1000), max }`;

/**
 * Replaces the script of koa-ratelimit (async-ratelimiter), which finds it under this name. Its requests
 * are named by the clock of their node: two of one instant counted as one, and a node whose clock is ahead
 * forgot the requests of the others.
 */
export function countByRedisClock(redis: Redis): void {
  redis.defineCommand('ratelimiter', { numberOfKeys: 1, lua: COUNT });
}
