import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';

const PATIENCE_MS = 3000;

/** Anybody may ask as often as they like, so the database is asked once per second. */
const FRESH_MS = 1000;

const STOPPING = new WeakSet<Core.Strapi>();

/** From now on `/_health` answers 503, so that load balancers choose another node. */
export function announceStop(strapi: Core.Strapi): void {
  STOPPING.add(strapi);
}

/**
 * Answers `/_health` for load balancers: 204 while the database answers and the node is not about to
 * stop, else 503. Strapi's own route at that path always answers 204.
 */
export function health(strapi: Core.Strapi): (ctx: Context) => Promise<void> {
  const cache = new LRUCache<'database', boolean>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: () => databaseAnswers(strapi),
  });
  return async (ctx) => {
    const answers = !STOPPING.has(strapi) && (await cache.forceFetch('database'));
    ctx.status = answers ? 204 : 503;
  };
}

async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((answer) => {
    timer = setTimeout(() => answer(false), PATIENCE_MS);
  });
  const answered = strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
