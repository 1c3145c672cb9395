import type { Kind } from './kinds';

export type Counted = Kind | 'export';

const EXAMPLES = 10;

/** Counts of requests by kind, and the texts of some failures. */
export class Tally {
  readonly counts = new Map<Counted, { right: number; failed: number }>();
  readonly examples: string[] = [];

  /** @param problem null for a right answer */
  note(kind: Counted, problem: string | null): void {
    const count = this.counts.get(kind) ?? { right: 0, failed: 0 };
    this.counts.set(kind, count);
    if (problem === null) count.right += 1;
    else {
      count.failed += 1;
      if (this.examples.length < EXAMPLES) this.examples.push(`${kind}: ${problem}`);
    }
  }

  right(kind: Counted): number {
    return this.counts.get(kind)?.right ?? 0;
  }

  get requests(): number {
    return [...this.counts.values()].reduce((sum, { right, failed }) => sum + right + failed, 0);
  }

  get failures(): number {
    return [...this.counts.values()].reduce((sum, { failed }) => sum + failed, 0);
  }
}
