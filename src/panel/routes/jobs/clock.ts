import type { Core } from '@strapi/strapi';
import { database } from '../../../database/pool';
import { inWords } from '../../../domain/errors';
import { outsideRequests } from '../../../strapi/request-context';
import { madeOnce } from '../../../strapi/service';
import { takeTurn } from './turn';

/** How often a node looks for jobs that another one has left, or that have waited long enough. */
const POLL_MS = 5_000;

/** Does the documents of all jobs on this node, one after the other. Other nodes do the same. */
class Jobs {
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | null = null;
  #again = false;
  #stopping = false;

  constructor(private readonly strapi: Core.Strapi) {}

  start(): void {
    this.#timer = setInterval(this.wake, POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for due documents now. Before `start` nothing happens. */
  readonly wake = (): void => {
    if (this.#stopping || this.#timer === undefined) return;
    this.#again = true;
    this.#working ??= outsideRequests(this.strapi, () => this.#work()).finally(() => {
      this.#working = null;
      // Woken between the last look and its end.
      if (this.#again) this.wake();
    });
  };

  /** Ends after the document under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  async #work(): Promise<void> {
    try {
      while (this.#again && !this.#stopping) {
        this.#again = false;
        while (!this.#stopping && (await takeTurn(this.strapi)));
      }
    } catch (error) {
      this.#again = false;
      if (!database(this.strapi).closed)
        this.strapi.log.error(`Jobs wait for some seconds: ${inWords(error)}`);
    }
  }
}

export const jobsOf = madeOnce((strapi) => new Jobs(strapi));
