import { tooManyDocuments } from '../domain/errors';

/** The documents of one party, under way or waiting. */
interface Line {
  underWay: number;
  readonly waiting: Set<Waiting>;
}

/** Who waits for a document. */
export interface Waiter {
  /** Whose share of the places it takes. */
  readonly party: string;
  /** Aborted when the caller has gone. */
  readonly gone?: AbortSignal;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface FairQueueOptions {
  /** Documents under way and waiting, of all parties together. */
  readonly places: number;
  /** Documents under way of one party. */
  readonly perParty: number;
}

const sizeOf = (line: Line) => line.underWay + line.waiting.size;

/**
 * Documents wait here before the service fetches or renders anything for them. A party, which is a business
 * or the address of a stranger, has only a few under way. When all places are taken, the party with the most
 * documents gives up its last waiting one for a party with fewer. So nobody can fill the queue for others.
 */
export class FairQueue {
  private readonly lines = new Map<string, Line>();
  private taken = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /**
   * Throws 503 `overloaded`, also when the caller has gone before its turn.
   * @param prepare work that needs a place but no turn: it is done when the turn comes
   */
  async run<P, T>(
    { party, gone }: Waiter,
    prepare: () => P,
    work: (prepared: P) => Promise<T>,
  ): Promise<T> {
    if (gone?.aborted) throw tooManyDocuments();
    const line = this.lines.get(party) ?? { underWay: 0, waiting: new Set() };
    if (this.taken >= this.options.places) this.makeRoom(sizeOf(line));
    const prepared = prepare();
    this.lines.set(party, line);
    this.taken += 1;
    if (line.underWay < this.options.perParty) line.underWay += 1;
    else await this.turnIn(line, gone);
    try {
      return await work(prepared);
    } finally {
      this.leave(party, line);
    }
  }

  /** Documents under way and waiting. */
  get size(): number {
    return this.taken;
  }

  hasWaiting(party: string): boolean {
    return (this.lines.get(party)?.waiting.size ?? 0) > 0;
  }

  /** Nobody takes what is made for a caller that has gone, so it leaves the queue. */
  private turnIn(line: Line, gone: AbortSignal | undefined): Promise<void> {
    return new Promise((start, failed) => {
      const refuse = () => failed(tooManyDocuments());
      const waiting = { start, refuse };
      line.waiting.add(waiting);
      gone?.addEventListener('abort', () => {
        if (line.waiting.has(waiting)) this.refuse(line, waiting);
      });
    });
  }

  private refuse(line: Line, waiting: Waiting): void {
    line.waiting.delete(waiting);
    this.taken -= 1;
    waiting.refuse();
  }

  /** @param size documents that the new caller's party already has */
  private makeRoom(size: number): void {
    let longest: Line | undefined;
    for (const line of this.lines.values()) {
      if (line.waiting.size > 0 && sizeOf(line) > (longest ? sizeOf(longest) : size + 1)) {
        longest = line;
      }
    }
    const last = longest && [...longest.waiting].at(-1);
    if (!longest || !last) throw tooManyDocuments();
    this.refuse(longest, last);
  }

  private leave(party: string, line: Line): void {
    this.taken -= 1;
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next.start();
      return;
    }
    line.underWay -= 1;
    if (line.underWay === 0) this.lines.delete(party);
  }
}
