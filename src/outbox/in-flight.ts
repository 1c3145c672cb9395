/** A row of an outbox that a worker has claimed. */
export interface Due {
  /** Its row id, and that of its business. */
  id: number;
  business: number;
}

/** A row whose lease this node holds. Only the holder of the lease may write the result. */
export interface Held<Item extends Due> {
  item: Item;
  lease: string;
}

/** The rows that this node is sending now. */
export class InFlight<Item extends Due> {
  readonly #held = new Map<number, Held<Item>>();
  readonly #waiting: (() => void)[] = [];

  get size(): number {
    return this.#held.size;
  }

  add(item: Item, lease: string): Held<Item> {
    const held = { item, lease };
    this.#held.set(item.id, held);
    return held;
  }

  remove({ item }: Held<Item>): void {
    this.#held.delete(item.id);
    if (this.#held.size > 0) return;
    for (const done of this.#waiting.splice(0)) done();
  }

  /** Counts them per business or whatever else a row id names. */
  by(whose: (item: Item) => number): Map<number, number> {
    const counts = new Map<number, number>();
    for (const { item } of this.#held.values()) {
      counts.set(whose(item), (counts.get(whose(item)) ?? 0) + 1);
    }
    return counts;
  }

  /** Resolves when nothing is under way. */
  empty(): Promise<void> {
    if (this.#held.size === 0) return Promise.resolve();
    return new Promise((done) => this.#waiting.push(done));
  }
}
