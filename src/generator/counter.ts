import { setTimeout as sleep } from 'node:timers/promises';
import { countUsage, type Counted, type UsageDatabase } from './usage';

/**
 * Time between two counts of an address whose documents queue up, in milliseconds. A count costs 5 % of
 * the processor time of a document, and no answer is late: the next ones wait for a render thread
 * anyway.
 */
const PAUSE_MS = 10;

/** Tells whether more documents of an address wait for a render thread. */
export type IsCrowded = () => boolean;

interface Waiting {
  readonly limit: number;
  readonly isCrowded: IsCrowded;
  readonly done: (used: number | null) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Counts documents per address. Documents of one address that finish while a count of it runs are
 * counted together by the next. A caller who makes single documents never waits for others.
 */
export class UsageCounter {
  /** By address and month, while a count runs or the pause after it. */
  private readonly next = new Map<string, Waiting[]>();

  constructor(
    private readonly db: UsageDatabase,
    private readonly pause = () => sleep(PAUSE_MS),
  ) {}

  /** @returns the count with this document; null when there is none left */
  count(
    counted: Counted,
    month: string,
    limit: number,
    isCrowded: IsCrowded = () => false,
  ): Promise<number | null> {
    const key = `${month} ${counted.address}`;
    return new Promise((done, failed) => {
      const one = { limit, isCrowded, done, failed };
      const next = this.next.get(key);
      if (next) next.push(one);
      else void this.countOn(key, counted, month, one);
    });
  }

  /** Runs until no document has come meanwhile. */
  private async countOn(key: string, counted: Counted, month: string, first: Waiting) {
    let together = [first];
    while (together.length > 0) {
      const later: Waiting[] = [];
      this.next.set(key, later);
      await this.settle(counted, month, together);
      if (first.isCrowded()) await this.pause();
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
