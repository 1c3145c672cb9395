import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/connection';
import type { OutboundClient } from '../outbound/client';
import { attempt } from './attempt';
import { InFlight, type Held } from './in-flight';
import { Results } from './results';
import type { EndpointSecrets } from './secret';
import { claim, LEASE_MS, type Claimed } from './sql/claim';

interface WorkerLog {
  warn(line: string): void;
  error(line: string): void;
}

export interface WorkerOptions {
  db: Queryable;
  client: OutboundClient;
  secrets: EndpointSecrets;
  log: WorkerLog;
  /** The most deliveries under way on this node: in all, for one business, and to one endpoint. */
  concurrency?: number;
  perBusiness?: number;
  perEndpoint?: number;
}

/** How often the worker polls: retries become due and leases end without a notification. */
const POLL_MS = 1_000;
/** An attempt may take 15 s. With less of its lease left, another node might begin it, too. */
const NEEDED_LEASE_MS = 20_000;
const GRACE_MS = 5_000;

/**
 * Sends due deliveries. Any number of nodes may run a worker: one of them claims each delivery under a
 * lease. A killed node's deliveries are due again when their leases end.
 */
export class Worker {
  readonly #options: Required<WorkerOptions>;
  readonly #inFlight = new InFlight();
  readonly #results = new Results();
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | null = null;
  #again = false;
  #stopping = false;
  #abandoning = false;
  #troubled = false;

  constructor(options: WorkerOptions) {
    this.#options = { concurrency: 128, perBusiness: 32, perEndpoint: 10, ...options };
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  /** Looks for due deliveries now. */
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
   * An aborted delivery may have arrived: deliveries are at least once.
   */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    const grace = new Promise<void>((done) => setTimeout(done, GRACE_MS).unref());
    await Promise.race([this.#inFlight.empty(), grace]);
    this.#abandoning = true;
    await this.#options.client.close();
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
    for (const { id, reason } of await this.#results.write(this.#options.db)) {
      this.#options.log.warn(`Webhook endpoint ${id} was disabled: ${reason}`);
    }
  }

  async #claim(): Promise<void> {
    const { db, concurrency, perBusiness, perEndpoint } = this.#options;
    const free = concurrency - this.#inFlight.size;
    if (this.#stopping || free <= 0) return;
    const lease = randomUUID();
    const claimedAt = performance.now();
    const busy = this.#inFlight.by('endpoint');
    const busyBusinesses = this.#inFlight.by('business');
    const request = { lease, free, perBusiness, perEndpoint, busy, busyBusinesses };
    const claimed = await claim(db, request);
    for (const delivery of claimed) {
      void this.#deliver(this.#inFlight.add(delivery, lease), delivery, claimedAt);
    }
  }

  async #deliver(held: Held, delivery: Claimed, claimedAt: number): Promise<void> {
    const left = LEASE_MS - (performance.now() - claimedAt);
    const sent = left < NEEDED_LEASE_MS ? null : await attempt(this.#options, delivery);
    if (sent === null || (this.#abandoning && sent.status === null)) this.#results.giveBack(held);
    else this.#results.add(held, delivery, sent);
    this.#inFlight.remove(held);
    this.wake();
  }

  /** Logs once, not each second while the database is away. */
  #report(error: unknown): void {
    if (this.#troubled) return;
    this.#troubled = true;
    const text = error instanceof Error ? error.message : String(error);
    this.#options.log.error(`Webhooks wait, the database does not answer as it should: ${text}`);
  }
}
