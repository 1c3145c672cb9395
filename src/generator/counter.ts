import { setTimeout as sleep } from 'node:timers/promises';
import { countUsage, type Counted, type UsageDatabase } from './usage';

/**
 * Least distance between two counts for one address, in milliseconds. Documents that finish in between
 * are counted together: one statement per document cost 7 % of processor time under load. A caller
 * who makes single documents never waits for this.
 */
const PAUSE_MS = 25;

interface Waiting {
  readonly limit: number;
  readonly done: (used: number | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Counts documents per address. Documents of one address that finish together are counted together. */
export class UsageCounter {
  /** By address and month, while a count is running or has just ended. */
  private readonly next = new Map<string, Waiting[]>();

  constructor(private readonly db: UsageDatabase) {}

  /** @returns the count with this document; null when there is none left */
  count(counted: Counted, month: string, limit: number): Promise<number | null> {
    const key = `${month} ${counted.address}`;
    return new Promise((done, failed) => {
      const one = { limit, done, failed };
      const next = this.next.get(key);
      if (next) next.push(one);
      else void this.countOn(key, counted, month, [one]);
    });
  }

  /** Runs until no document has come for the length of the pause. */
  private async countOn(key: string, counted: Counted, month: string, first: Waiting[]) {
    let together = first;
    while (together.length > 0) {
      const later: Waiting[] = [];
      this.next.set(key, later);
      await this.settle(counted, month, together);
      await sleep(PAUSE_MS);
      together = later;
    }
    this.next.delete(key);
  }

  /** Counts all together, or one by one when not enough is left for all. */
  private async settle(counted: Counted, month: string, together: Waiting[]): Promise<void> {
    const { length } = together;
    const limit = together[length - 1]?.limit ?? 0;
    try {
      const used = await countUsage(this.db, counted, month, { limit, documents: length });
      if (used === null && length > 1) {
        for (const one of together) await this.settle(counted, month, [one]);
        return;
      }
      together.forEach(({ done }, index) => done(used === null ? null : used - length + 1 + index));
    } catch (error) {
      for (const { failed } of together) failed(error);
    }
  }
}
