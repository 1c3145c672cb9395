import type { Queryable } from '../database/connection';
import { NOW } from '../database/timestamps';
import type { Due, Held } from './in-flight';

/** A row by its id, with the lease under which it was claimed. */
export interface Leased {
  id: number;
  lease: string;
}

const leased = ({ item: { id }, lease }: Held<Due>): Leased => ({ id, lease });

type OutboxTable = 'webhook_deliveries' | 'mails' | 'payment_inbox' | 'portal_mails';

/** Returns rows whose attempt was aborted. They are due at once, and the attempt does not count. */
async function release(db: Queryable, table: OutboxTable, rows: readonly Leased[]): Promise<void> {
  await db.query({
    name: `release-${table}`,
    text: `UPDATE ${table} d SET lease = NULL, next_attempt_at = ${NOW}
      FROM unnest($1::int[], $2::text[]) AS held(id, lease) WHERE d.id = held.id AND d.lease = held.lease`,
    values: [rows.map(({ id }) => id), rows.map(({ lease }) => lease)],
  });
}

/** Counts an attempt of this process by the state that it led to. */
export type CountAttempt = (state: string) => void;

/**
 * Results of attempts that are not yet written. Under load, one statement writes many. When the
 * database cannot be reached, they are kept and written later, while their leases last.
 */
export class Results<Item extends Due, Sent, Judged extends { state: string }> {
  #finished: (Judged & Leased)[] = [];
  #released: Leased[] = [];

  /**
   * @param judge the state of a row after an attempt
   * @param finish writes results; a row whose lease another node has taken over stays as it is
   */
  constructor(
    private readonly table: OutboxTable,
    private readonly judge: (item: Item, sent: Sent) => Judged,
    private readonly finish: (db: Queryable, all: readonly (Judged & Leased)[]) => Promise<void>,
    private readonly count: CountAttempt,
  ) {}

  add(held: Held<Item>, sent: Sent): void {
    this.#finished.push({ ...this.judge(held.item, sent), ...leased(held) });
  }

  /** The attempt does not count, and the row is due at once. */
  giveBack(held: Held<Item>): void {
    this.#released.push(leased(held));
  }

  /** Keeps the results when it fails. @returns lines for the log */
  async write(db: Queryable): Promise<string[]> {
    const [finished, released] = [this.#finished, this.#released];
    this.#finished = [];
    this.#released = [];
    try {
      if (released.length > 0) await release(db, this.table, released);
      if (finished.length > 0) await this.finish(db, finished);
    } catch (error) {
      this.#finished.unshift(...finished);
      this.#released.unshift(...released);
      throw error;
    }
    for (const { state } of finished) this.count(state);
    return [];
  }
}
