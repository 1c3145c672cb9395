import path from 'node:path';
import Piscina from 'piscina';
import { refused } from '../hand-over';
import type { Attempt } from '../outcome';
import { providerOptions } from '../provider';
import { secretsOf, storable } from '../response';
import type { Job, ThreadData } from './post';
import { timeLimit } from './time-limit';

/** An idle connection ends after as long. */
const IDLE_MS = 30_000;
const MEMORY_MIB = 128;

interface Server {
  SMTP_URL: string;
  MAIL_FROM: string;
}

/**
 * Threads that hand mails to the mail server, one connection each. Whatever a server says, the event loop
 * goes on, and an attempt that takes too long ends with its thread.
 */
export class MailThreads {
  readonly #data: ThreadData;
  /** Texts of the settings that must not be stored or logged. */
  readonly secrets: readonly string[];
  #threads: Piscina<Job, Attempt> | undefined;
  #isClosed = false;

  constructor({ SMTP_URL, MAIL_FROM }: Server) {
    this.#data = { options: providerOptions(SMTP_URL), from: MAIL_FROM };
    this.secrets = secretsOf(SMTP_URL);
  }

  #started(): Piscina<Job, Attempt> {
    if (this.#threads) return this.#threads;
    const threads = new Piscina<Job, Attempt>({
      filename: path.join(__dirname, 'post.js'),
      minThreads: 0,
      maxThreads: Math.max(1, Number(this.#data.options.maxConnections) || 1),
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      // A thread that waits for its next mail must see when the server closes the connection.
      atomics: 'disabled',
      recordTiming: false,
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
    });
    // The job of a thread that ends reports it; an event without a listener would throw.
    threads.on('error', () => undefined);
    return (this.#threads = threads);
  }

  /**
   * Sends a mail once. Its files are copied, since others may read them. Never throws.
   * @param signal ends the thread of the mail
   */
  async post(job: Job, signal: AbortSignal): Promise<Attempt> {
    try {
      if (this.#isClosed) return refused({ code: 'ECONNECTION' });
      return await this.#started().run(job, { signal });
    } catch {
      return refused({});
    }
  }

  /** Sends a mail that is in no outbox, within the same limit. Never throws. */
  async send(job: Job): Promise<Attempt> {
    const { ended, signal, release } = timeLimit();
    try {
      const result = await Promise.race([this.post(job, signal), ended]);
      return { ...result, response: storable(result.response, this.secrets) };
    } finally {
      release();
    }
  }

  /** Ends the threads, and the attempts in them. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#threads?.destroy();
  }
}
