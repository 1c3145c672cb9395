import type { Core } from '@strapi/strapi';
import { database } from '../../database/pool';
import type { Queryable } from '../../database/connection';
import { columnTime } from '../../database/timestamps';
import { inWords } from '../../domain/errors';
import { madeOnce } from '../../strapi/service';

const FLUSH_MS = 30_000;

/** Collects the uses of keys in memory, and stores them every half minute in one statement. */
class LastUsed {
  /** The time of each key's last use since the last flush. */
  readonly #used = new Map<number, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Queryable,
    private readonly log: Core.Strapi['log'],
  ) {}

  mark(tokenId: number): void {
    this.#used.set(tokenId, Date.now());
  }

  start(): void {
    this.#timer = setInterval(() => void this.#flush(), FLUSH_MS);
    this.#timer.unref();
  }

  /** Flushes once more and stops. Does nothing if it was never started. */
  async stop(): Promise<void> {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    await this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#used.size === 0) return;
    const entries = [...this.#used];
    this.#used.clear();
    await this.#store(entries).catch((error: unknown) =>
      this.log.warn(`"Last used" of the keys was not stored: ${inWords(error)}`),
    );
  }

  async #store(entries: readonly [id: number, at: number][]): Promise<void> {
    await this.db.query({
      name: 'mark-keys-used',
      text: `UPDATE strapi_api_tokens t SET last_used_at = seen.at
        FROM unnest($1::int[], $2::timestamp[]) AS seen(id, at)
        WHERE t.id = seen.id AND (t.last_used_at IS NULL OR t.last_used_at < seen.at)`,
      values: [entries.map(([id]) => id), entries.map(([, at]) => columnTime(new Date(at)))],
    });
  }
}

export const lastUsedOf = madeOnce((strapi) => new LastUsed(database(strapi), strapi.log));
