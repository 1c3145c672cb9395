import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/connection';
import { InFlight, type Due, type Held } from './in-flight';
import type { Outbox } from './outbox';

export interface WorkerLog {
  warn(line: string): void;
  error(line: string): void;
}

/** How often the worker polls: retries become due and leases end without a notification. */
const POLL_MS = 1_000;
const GRACE_MS = 5_000;

/**
 * Sends what is due in an outbox. Any number of nodes may run a worker: one of them claims each row under
 * a lease. A killed node's rows are due again when their leases end.
 */
export class Worker<Item extends Due, Sent> {
  readonly #inFlight = new InFlight<Item>();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | null = null;
  #again = false;
  #stopping = false;
  #abandoning = false;
  #troubled = false;

  constructor(
    private readonly outbox: Outbox<Item, Sent>,
    private readonly db: Queryable,
    private readonly log: WorkerLog,
  ) {}

  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  /** Looks for due rows now. */
  readonly wake = (): void => {
    this.#again = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = null;
      // Woken between the last poll and its end.
      if (this.#again) this.wake();
    });
  };

  /**
   * Claims nothing new, gives running attempts a few seconds, then aborts and releases the others.
   * An aborted one may have arrived: everything is sent at least once.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    const grace = new Promise<void>((done) => setTimeout(done, GRACE_MS).unref());
    await Promise.race([this.#inFlight.empty(), grace]);
    this.#abandoning = true;
    await this.outbox.close();
    await this.#inFlight.empty();
    await this.#working;
    await this.#write().catch((error: unknown) => this.#report(error));
  }

  async #work(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      try {
        await Promise.all([this.#write(), this.#claim()]);
        this.#troubled = false;
      } catch (error) {
        // The next poll tries again.
        this.#again = false;
        this.#report(error);
      }
    }
  }

  async #write(): Promise<void> {
    for (const line of await this.outbox.results.write(this.db)) this.log.warn(line);
  }

  async #claim(): Promise<void> {
    const free = this.outbox.concurrency - this.#inFlight.size;
    if (this.#stopping || free <= 0) return;
    const lease = randomUUID();
    const claimedAt = performance.now();
    const request = { lease, free, inFlight: this.#inFlight };
    for (const item of await this.outbox.claim(this.db, request)) {
      void this.#send(this.#inFlight.add(item, lease), claimedAt);
    }
  }

  async #send(held: Held<Item>, claimedAt: number): Promise<void> {
    const { leaseMs, neededLeaseMs, results } = this.outbox;
    const left = leaseMs - (performance.now() - claimedAt);
    // With less of its lease left, another node might begin it, too.
    const sent = left < neededLeaseMs ? null : await this.outbox.attempt(held.item);
    if (sent === null || (this.#abandoning && this.outbox.isUnanswered(sent))) {
      results.giveBack(held);
    } else results.add(held, sent);
    this.#inFlight.remove(held);
    this.wake();
  }

  /** Logs once, not each second while the database is away. */
  #report(error: unknown): void {
    if (this.#troubled) return;
    this.#troubled = true;
    const text = error instanceof Error ? error.message : String(error);
    this.log.error(`${this.outbox.name} wait, the database does not answer as it should: ${text}`);
  }
}
