import type { Paper } from '../domain/paper';
import os from 'node:os';
import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { ApiError, pdfTooSlow, tooManyDocuments } from '../domain/errors';
import { say } from '../messages/message';
import {
  createOutboundClient,
  type OutboundClient,
  type OutboundOptions,
} from '../outbound/client';
import { BUSINESS_LOGO, Logos, PUBLIC_LOGO, type LogoResult } from '../outbound/logo/logo';
import { operatorsPolicy } from '../outbound/policy';
import type { FacturX } from './archive/factur-x';
import type { Caller, Standing } from './caller';
import { FairQueue } from './fair-queue';
import { RenderError } from './worker/render-error';
import { createRenderPool, type Pdf, type RenderPool } from './worker/render-pool';
import type { PrintedView } from './report/view';
import type { DocumentView } from './view-model';
import type { Settings } from '../settings';
import { metricsOf } from '../metrics/metrics';
import { service } from '../strapi/service';

/** Many services have no strangers for hours, and a warm thread holds 80 MiB. */
const STRANGERS_IDLE_MS = 5 * 60_000;

const FAILED = say('pdf_failed');

const causeOf = (error: unknown): unknown =>
  error instanceof Error ? (error.cause ?? error) : error;

const LIMIT_OF = {
  known: 'RENDER_TIME_LIMIT_SECONDS',
  anonymous: 'GENERATOR_TIME_LIMIT_SECONDS',
} as const satisfies Record<Standing, keyof Settings>;

function asApiError(strapi: Core.Strapi, standing: Standing, error: unknown): ApiError {
  if (error instanceof RenderError && error.code === 'timeout') {
    strapi.log.warn(`A PDF took longer than ${LIMIT_OF[standing]} and was aborted`);
    return pdfTooSlow();
  }
  strapi.log.error(`A PDF could not be rendered: ${String(causeOf(error))}`);
  return new ApiError('internal_error', FAILED);
}

interface PrintOptions {
  /** The document becomes PDF/A-3b with its invoice as XML inside. */
  readonly facturX?: FacturX;
  /** Its entity tag: the finished PDF is kept for some minutes. */
  readonly tag?: string;
}

/**
 * Makes a PDF. Throws 503 `overloaded` or 500.
 * @param view is called only where no finished PDF is kept: the words and figures of a document of 1,000
 *   lines take 20 ms of the event loop
 */
export type Print = (view: () => PrintedView, options?: PrintOptions) => Promise<Pdf>;

const KEPT_BYTES = 16 * 1024 * 1024;
const KEPT_MS = 5 * 60_000;

/** Turns views into PDFs and fetches their logos. Threads start with the first document. */
class Printer {
  private readonly pools: Partial<Record<Standing, RenderPool>> = {};
  private readonly queues: Readonly<Record<Standing, FairQueue>>;
  private readonly kept = new LRUCache<string, Pdf>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (pdf) => pdf.length,
    ttl: KEPT_MS,
  });
  private readonly clients: OutboundClient[] = [];
  private readonly logos: Partial<Record<Standing, Logos>> = {};

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly settings: Settings,
    private readonly warmUpView: () => DocumentView,
  ) {
    const threads = settings.RENDER_THREADS || os.availableParallelism();
    const { RENDER_QUEUE, GENERATOR_QUEUE, GENERATOR_RENDERS_PER_ADDRESS } = settings;
    this.queues = {
      known: new FairQueue({ places: threads + RENDER_QUEUE, perParty: threads }),
      anonymous: new FairQueue({
        places: threads + GENERATOR_QUEUE,
        perParty: GENERATOR_RENDERS_PER_ADDRESS,
      }),
    };
  }

  /**
   * Starts a thread for strangers when all have ended. The page of the generator calls it, so that the
   * thread is warm when its form is filled in.
   */
  expectStrangers(): void {
    const threads = this.threads('anonymous');
    if (!threads.isCold()) return;
    // A document that fails here fails again for its caller, who is told.
    void threads.render(this.warmUpView()).catch(() => undefined);
  }

  /** Documents that wait or are made. */
  unfinished(standing: Standing): number {
    return this.queues[standing].size;
  }

  /** True while more documents of the caller's party wait for their turn. */
  isCrowded({ standing, party }: Caller): boolean {
    return this.queues[standing].hasWaiting(party);
  }

  /** Prints for a caller when it is its turn. */
  printFor(caller: Caller): Print {
    return async (view, options = {}) =>
      this.keptFor(options) ??
      this.inTurn(
        caller,
        () => undefined,
        (_, print) => print(view, options),
      );
  }

  /**
   * Does the work when it is the caller's turn. Throws 503 when there is no place.
   * @param prepare as `FairQueue` takes it
   */
  inTurn<P, T>(
    caller: Caller,
    prepare: () => P,
    work: (prepared: P, print: Print) => Promise<T>,
  ): Promise<T> {
    const print: Print = (view, options = {}) => this.rendered(caller, view, options);
    return this.queues[caller.standing].run(caller, prepare, (prepared) => work(prepared, print));
  }

  private keptFor({ tag }: PrintOptions): Pdf | undefined {
    return tag === undefined ? undefined : this.kept.get(tag);
  }

  private async rendered(
    { standing, gone }: Caller,
    view: () => PrintedView,
    options: PrintOptions,
  ): Promise<Pdf> {
    const kept = this.keptFor(options);
    if (kept) return kept;
    try {
      const pdf = await this.threads(standing).render(view(), options.facturX, gone);
      if (options.tag !== undefined) this.kept.set(options.tag, pdf);
      return pdf;
    } catch (error) {
      throw gone?.aborted ? tooManyDocuments() : asApiError(this.strapi, standing, error);
    }
  }

  /** The logo at the URL of a caller without an account. */
  publicLogo(url: string): Promise<LogoResult> {
    this.logos.anonymous ??= new Logos(
      this.client({ allowPrivateNetwork: this.settings.LOGO_ALLOW_PRIVATE_NETWORK }),
      PUBLIC_LOGO,
    );
    return this.logos.anonymous.get(url);
  }

  /** An operator's uploaded logo. It never waits for those of strangers. */
  businessLogo(url: string): Promise<LogoResult> {
    this.logos.known ??= new Logos(this.client(operatorsPolicy(this.settings)), BUSINESS_LOGO);
    return this.logos.known.get(url);
  }

  private client(options: OutboundOptions): OutboundClient {
    const client = createOutboundClient(options);
    this.clients.push(client);
    return client;
  }

  get paper(): Paper {
    return this.settings.PAPER_SIZE;
  }

  async close(): Promise<void> {
    const all = [...Object.values(this.pools), ...this.clients];
    await Promise.all(all.map((one) => one.close()));
  }

  /**
   * Strangers have threads of their own. If a document of theirs takes long or ends its thread, nobody
   * else waits.
   */
  private threads(standing: Standing): RenderPool {
    const started = this.pools[standing];
    if (started) return started;
    const { RENDER_THREADS } = this.settings;
    const { RENDER_TIME_LIMIT_SECONDS, GENERATOR_TIME_LIMIT_SECONDS } = this.settings;
    const own =
      standing === 'known'
        ? { timeLimit: RENDER_TIME_LIMIT_SECONDS * 1000 }
        : {
            timeLimit: GENERATOR_TIME_LIMIT_SECONDS * 1000,
            least: 0 as const,
            idleTime: STRANGERS_IDLE_MS,
          };
    const threads = RENDER_THREADS > 0 ? { threads: RENDER_THREADS } : {};
    const pool = createRenderPool({ ...threads, ...own, warmUpView: this.warmUpView() });
    this.pools[standing] = pool;
    return pool;
  }
}

const PRINTER = service<Printer>('printer');

export const printerOf = PRINTER.get;

/** Called once, in `register`. */
export function registerPrinter(
  strapi: Core.Strapi,
  settings: Settings,
  warmUpView: () => DocumentView,
): void {
  const printer = PRINTER.provide(strapi, new Printer(strapi, settings, warmUpView));
  metricsOf(strapi)?.gauges(
    'render_documents',
    'Documents that wait or are made, for known callers and for people without an account.',
    'caller',
    { known: () => printer.unfinished('known'), anonymous: () => printer.unfinished('anonymous') },
  );
}
