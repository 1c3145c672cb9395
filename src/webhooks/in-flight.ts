import type { Claimed } from './sql/claim';

/** A delivery whose lease this node holds. */
export interface Held {
  id: number;
  endpoint: number;
  business: number;
  lease: string;
}

/** The deliveries that this node is sending now. */
export class InFlight {
  readonly #held = new Map<number, Held>();
  readonly #waiting: (() => void)[] = [];

  get size(): number {
    return this.#held.size;
  }

  add({ id, endpoint, business }: Claimed, lease: string): Held {
    const held = { id, endpoint, business, lease };
    this.#held.set(id, held);
    return held;
  }

  remove({ id }: Held): void {
    this.#held.delete(id);
    if (this.#held.size > 0) return;
    for (const done of this.#waiting.splice(0)) done();
  }

  /** Counts them per endpoint or per business, by row id. */
  by(whose: 'endpoint' | 'business'): Map<number, number> {
    const counts = new Map<number, number>();
    for (const held of this.#held.values()) {
      counts.set(held[whose], (counts.get(held[whose]) ?? 0) + 1);
    }
    return counts;
  }

  /** Resolves when no delivery is under way. */
  empty(): Promise<void> {
    if (this.#held.size === 0) return Promise.resolve();
    return new Promise((done) => this.#waiting.push(done));
  }
}
