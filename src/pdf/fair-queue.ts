import { tooManyDocuments } from '../domain/errors';

/** The documents of one address, under way or waiting. */
interface Line {
  underWay: number;
  readonly waiting: Set<Waiting>;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface FairQueueOptions {
  /** Documents under way and waiting, of all addresses together. */
  readonly places: number;
  /** Documents under way of one address. */
  readonly perAddress: number;
}

const sizeOf = (line: Line) => line.underWay + line.waiting.size;

/**
 * Anonymous documents wait here before the service fetches or renders anything for them. One address
 * has only a few under way. When all places are taken, the address with the most documents gives up
 * its last waiting one for an address with fewer. So nobody can fill the queue for others.
 */
export class FairQueue {
  private readonly lines = new Map<string, Line>();
  private taken = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /**
   * Throws 503 `overloaded`.
   * @param prepare work that needs a place but no turn: it is done when the turn comes
   */
  async run<P, T>(
    address: string,
    prepare: () => P,
    work: (prepared: P) => Promise<T>,
  ): Promise<T> {
    const line = this.lines.get(address) ?? { underWay: 0, waiting: new Set() };
    if (this.taken >= this.options.places) this.makeRoom(sizeOf(line));
    const prepared = prepare();
    this.lines.set(address, line);
    this.taken += 1;
    if (line.underWay < this.options.perAddress) line.underWay += 1;
    else await this.turnIn(line);
    try {
      return await work(prepared);
    } finally {
      this.leave(address, line);
    }
  }

  hasWaiting(address: string): boolean {
    return (this.lines.get(address)?.waiting.size ?? 0) > 0;
  }

  private turnIn(line: Line): Promise<void> {
    return new Promise((start, failed) => {
      line.waiting.add({ start, refuse: () => failed(tooManyDocuments()) });
    });
  }

  /** @param size documents that the new caller's address already has */
  private makeRoom(size: number): void {
    let longest: Line | undefined;
    for (const line of this.lines.values()) {
      if (line.waiting.size > 0 && sizeOf(line) > (longest ? sizeOf(longest) : size + 1)) {
        longest = line;
      }
    }
    const last = longest && [...longest.waiting].at(-1);
    if (!longest || !last) throw tooManyDocuments();
    longest.waiting.delete(last);
    this.taken -= 1;
    last.refuse();
  }

  private leave(address: string, line: Line): void {
    this.taken -= 1;
    const [next] = line.waiting;
    if (next) {
      line.waiting.delete(next);
      next.start();
      return;
    }
    line.underWay -= 1;
    if (line.underWay === 0) this.lines.delete(address);
  }
}
