import type { Core } from '@strapi/strapi';
import { database } from '../../database/pool';
import { columnTime } from '../../database/timestamps';

const FLUSH_MS = 30_000;

/** When each key was last used, since the last flush. */
const used = new Map<number, number>();

/** Notes the use in memory; the database hears of it in one statement each half minute. */
export function markUsed(tokenId: number): void {
  used.set(tokenId, Date.now());
}

async function flush(strapi: Core.Strapi): Promise<void> {
  if (used.size === 0) return;
  const entries = [...used];
  used.clear();
  await database(strapi).query({
    name: 'mark-keys-used',
    text: `UPDATE strapi_api_tokens t SET last_used_at = seen.at
      FROM unnest($1::int[], $2::timestamp[]) AS seen(id, at)
      WHERE t.id = seen.id AND (t.last_used_at IS NULL OR t.last_used_at < seen.at)`,
    values: [entries.map(([id]) => id), entries.map(([, at]) => columnTime(new Date(at)))],
  });
}

/** Starts the flushing; returns what ends it, after one last flush. */
export function startLastUsed(strapi: Core.Strapi): () => Promise<void> {
  const run = () =>
    flush(strapi).catch((error: unknown) =>
      strapi.log.warn(`"Last used" of the keys was not stored: ${String(error)}`),
    );
  const timer = setInterval(() => void run(), FLUSH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await run();
  };
}
