import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import Piscina from 'piscina';
import { abortSwitch, checkPiscina, threadEvents, type ThreadEvents } from '../internals/piscina';
import type { FacturX } from '../archive/factur-x';
import { RenderError } from './render-error';
import type { Drawn, JobStarted, RenderJob } from './render-worker';
import { isReport, type PrintedView } from '../report/view';

export interface RenderPoolOptions {
  /** As many as cores by default: the threads run at a lower priority than the event loop. */
  readonly threads?: number;
  /** Milliseconds that a document may take from its start. */
  readonly timeLimit?: number;
  /** Heap of each thread in MiB. */
  readonly memoryLimit?: number;
  /** Threads that run all the time. The others start when documents wait. */
  readonly least?: 0 | 1;
  /** Milliseconds without a document after which such another thread ends. */
  readonly idleTime?: number;
  /** Drawn by each thread before its first document, outside of the time limit. */
  readonly warmUpView?: PrintedView;
}

/** The bytes of a PDF, and the characters of its texts that no font has: each stands there as a box. */
export type Pdf = Buffer & { readonly unprintable?: readonly string[] };

export interface RenderPool {
  /** A long document leaves one thread for others. `pdf/fair-queue` bounds how many wait. @throws RenderError */
  readonly render: (view: PrintedView, facturX?: FacturX, gone?: AbortSignal) => Promise<Pdf>;
  /** True while no thread runs, so that the next document waits for one to load. */
  readonly isCold: () => boolean;
  /** Ends the threads; waiting documents fail. */
  readonly close: () => Promise<void>;
}

/** Lower than the event loop's, so that a flood of documents does not slow the API down. */
const NICENESS = 10;

/** A warm thread holds 65 MiB or more, so all but one end soon. */
const DEFAULTS = {
  timeLimit: 15_000,
  memoryLimit: 192,
  ...({ least: 1, idleTime: 30_000 } as const),
};

/**
 * A nursery of 32 MiB saves 10 % of the time. One of 64 MiB crashed the whole process when a thread ran
 * out of memory: Node 20 leaves a thread 16 MiB to shut down.
 */
const NURSERY_MIB = 32;

/**
 * At most one job waits in piscina. With several abortable jobs piscina 5.3.2 changes their order, and
 * some wait three times as long.
 */
const AT_HAND = 1;

/** A thread loads its modules in less, also on a busy machine. */
const LOADING_MS = 10_000;

/** Lines or rows of a document that takes about a tenth of a second. */
const LONG = 100;

const linesOf = (view: PrintedView): number =>
  isReport(view)
    ? view.sections.reduce((sum, { rows }) => sum + rows.length, 0)
    : view.lines.length;

type Threads = Piscina<RenderJob, Drawn>;

function startThreads(
  options: RenderPoolOptions & Required<Omit<RenderPoolOptions, 'warmUpView'>>,
): Threads {
  const threads: Threads = new Piscina({
    filename: path.join(__dirname, 'render-worker.js'),
    minThreads: options.least,
    maxThreads: options.threads,
    idleTimeout: options.idleTime,
    concurrentTasksPerWorker: 1,
    niceIncrement: NICENESS,
    recordTiming: false,
    workerData: options.warmUpView,
    resourceLimits: {
      maxOldGenerationSizeMb: options.memoryLimit,
      maxYoungGenerationSizeMb: NURSERY_MIB,
    },
  });
  checkPiscina(threads);
  return threads;
}

/** Called when a step of a job starts, by the job's number. */
type OnStart = Map<number, (step: JobStarted) => void>;

/**
 * Fonts that a thread has not read yet take longer than any drawing, and a thread that ends with them has to read
 * them again. So they have a limit of their own, so many times that of the drawing.
 */
const FONT_LIMITS = 6;

function startsOf(events: ThreadEvents<JobStarted>): OnStart {
  const onStart: OnStart = new Map();
  events.onMessage((message) => onStart.get(message.started)?.(message));
  return onStart;
}

/**
 * Waits until all threads have loaded their modules. Node 20.20 crashes when a thread ends while it
 * requires an ES module ("IsGraphAsync must be used on an instantiated module"). One stop in 60 within
 * the first second did so.
 */
async function untilLoaded({ isLoading }: ThreadEvents<JobStarted>): Promise<void> {
  const end = performance.now() + LOADING_MS;
  while (isLoading() && performance.now() < end) await sleep(20);
}

/** Runs a job in a thread, and ends the thread when the job exceeds its time limit. */
function jobRunner(threads: Threads, timeLimit: number, events: ThreadEvents<JobStarted>) {
  const onStart = startsOf(events);
  let lastId = 0;
  return async (view: PrintedView, facturX?: FacturX): Promise<Pdf> => {
    const job: RenderJob = { id: ++lastId, view, facturX };
    const { signal, abort } = abortSwitch();
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const end = () => {
      isLate = true;
      abort();
    };
    onStart.set(job.id, ({ step }) => {
      clearTimeout(timer);
      timer = setTimeout(end, step === 'fonts' ? FONT_LIMITS * timeLimit : timeLimit);
    });
    try {
      const { pdf, unprintable } = await threads.run(job, { signal });
      events.check();
      const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
      return unprintable.length > 0 ? Object.assign(bytes, { unprintable }) : bytes;
    } catch (error) {
      throw new RenderError(isLate ? 'timeout' : 'failed', { cause: error });
    } finally {
      clearTimeout(timer);
      onStart.delete(job.id);
    }
  };
}

/** Threads that turn views into PDFs; the event loop never renders. */
export function createRenderPool(given: RenderPoolOptions = {}): RenderPool {
  const options = { threads: os.availableParallelism(), ...DEFAULTS, ...given };
  const threads = startThreads(options);
  const events = threadEvents<RenderJob, Drawn, JobStarted>(threads);
  const run = jobRunner(threads, options.timeLimit, events);
  const inTurn = pLimit(options.threads + AT_HAND);
  const beside = pLimit(Math.max(1, options.threads - 1));
  let isClosed = false;

  const inOrder: RenderPool['render'] = (view, facturX, gone) =>
    inTurn(() => {
      // Nobody takes what is made for a caller that has gone.
      if (isClosed || gone?.aborted) throw new RenderError('failed');
      return run(view, facturX);
    });
  const render: RenderPool['render'] = (view, ...more) =>
    linesOf(view) > LONG ? beside(() => inOrder(view, ...more)) : inOrder(view, ...more);

  const close = async () => {
    isClosed = true;
    await untilLoaded(events);
    await threads.destroy();
  };
  const isCold = () => threads.threads.length === 0;
  return { render, isCold, close };
}
