import { setTimeout as sleep } from 'node:timers/promises';
import { countUsage, type Counted, type UsageDatabase } from './usage';

/**
 * Least distance between two counts for one address, in milliseconds. What is finished meanwhile is
 * counted together: a statement per document was a fourteenth of all processor time of a flood.
 * Whoever makes one document now and then never waits for this.
 */
const PAUSE_MS = 25;

interface Waiting {
  readonly limit: number;
  readonly done: (used: number | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Counts documents of addresses; those of one address that are finished side by side, together. */
export class UsageCounter {
  /** By address and month, while one is being counted or was just now. */
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

  /** Until nobody has come for as long as the pause. */
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

  /** All together; where there is not enough left for all, one by one. */
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
