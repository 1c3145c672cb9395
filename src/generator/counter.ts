import { setTimeout as sleep } from 'node:timers/promises';
import { countUsage, type Counted, type UsageDatabase } from './usage';

/**
 * So many documents wait for each other, because one count each took 7 % of processor time under load.
 * They do so only while more of their address wait for a thread: the address loses no time by it.
 */
const MOST_TOGETHER = 8;

/** Longest wait in milliseconds, because a document may fail. */
const PAUSE_MS = 25;

/** Tells whether more documents of an address wait for a render thread. */
export type IsCrowded = () => boolean;

interface Waiting {
  readonly limit: number;
  readonly isCrowded: IsCrowded;
  readonly done: (used: number | null) => void;
  readonly failed: (error: unknown) => void;
}

/** Documents that the next count of their address will count. */
class Batch {
  readonly documents: Waiting[] = [];
  private end: () => void = () => undefined;
  /** Resolves when no more documents should be waited for. */
  readonly isFull = new Promise<void>((done) => (this.end = done));

  add(one: Waiting): void {
    const length = this.documents.push(one);
    if (length >= MOST_TOGETHER || !one.isCrowded()) this.end();
  }
}

/**
 * Counts documents per address. Documents of one address that finish while a count of it runs are
 * counted together by the next. A caller who makes single documents never waits for others.
 */
export class UsageCounter {
  /** By address and month, while a count runs, or a pause after it. */
  private readonly next = new Map<string, Batch>();

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
      if (next) next.add(one);
      else void this.countOn(key, counted, month, one);
    });
  }

  /** Runs until no document has come meanwhile. */
  private async countOn(key: string, counted: Counted, month: string, first: Waiting) {
    let together = [first];
    while (together.length > 0) {
      const later = new Batch();
      this.next.set(key, later);
      await this.settle(counted, month, together);
      if (first.isCrowded()) await Promise.race([later.isFull, this.pause()]);
      together = later.documents;
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
