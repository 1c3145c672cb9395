import { EventEmitter } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import Piscina from 'piscina';
import { RenderError } from './render-error';
import type { JobStarted, RenderJob } from './render-worker';
import type { DocumentView } from '../view-model';

export interface RenderPoolOptions {
  /** As many as cores by default: the threads run at a lower priority than the event loop. */
  readonly threads?: number;
  /** Documents that may wait while all threads are busy. */
  readonly maxQueue?: number;
  /** Milliseconds a document may take once it is begun. */
  readonly timeLimit?: number;
  /** Heap of each thread in MiB. */
  readonly memoryLimit?: number;
}

export interface RenderPool {
  /** @throws RenderError */
  readonly render: (view: DocumentView) => Promise<Buffer>;
  /** Loads the renderer and the fonts in the first thread, so that no caller waits for it. */
  readonly warmUp: (views: readonly DocumentView[]) => Promise<void>;
  /** Ends the threads; what still waits fails. */
  readonly close: () => Promise<void>;
}

/** Lower than the event loop's, so that a flood of documents does not slow the API down. */
const NICENESS = 10;

const DEFAULTS = { maxQueue: 64, timeLimit: 15_000, memoryLimit: 192 };

/**
 * Young objects die at once in this work: a larger nursery saves a tenth of the time. Not more than
 * this: a thread at its heap's limit gets 16 MiB to end in (Node 20), and when all that a nursery of 64
 * holds outlives it, the whole process dies for want of memory (seen) and not the thread.
 */
const NURSERY_MIB = 32;

/**
 * piscina has one document at hand while its threads are busy, and no more: of several that can be
 * aborted it puts one behind all others whenever it takes one (5.3.2), so that some wait three times
 * as long as others.
 */
const AT_HAND = 1;

/**
 * One thread is always there, warm; the others come when documents wait and go when none has come
 * for this long: a warm thread holds 65 MiB or more, and what large documents left in it.
 */
const IDLE_MS = 30_000;

/** Longer than a thread takes to load its modules, on a machine with much else to do. */
const LOADING_MS = 10_000;

function startThreads(options: Required<RenderPoolOptions>): Piscina {
  return new Piscina({
    filename: path.join(__dirname, 'render-worker.js'),
    minThreads: 1,
    maxThreads: options.threads,
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: 1,
    niceIncrement: NICENESS,
    recordTiming: false,
    resourceLimits: {
      maxOldGenerationSizeMb: options.memoryLimit,
      maxYoungGenerationSizeMb: NURSERY_MIB,
    },
  });
}

/** What is to happen when a job is begun, by its number. */
type OnStart = Map<number, () => void>;

function startsOf(threads: Piscina): OnStart {
  const onStart: OnStart = new Map();
  threads.on('message', ({ started }: JobStarted) => onStart.get(started)?.());
  // A thread that ends for lack of memory is reported by the job it had; nobody else listens.
  threads.on('error', () => undefined);
  return onStart;
}

/**
 * Waits for the modules of all threads that were started. One that is ended while it requires an ES
 * module brings the whole process down (Node 20.20: "IsGraphAsync must be used on an instantiated
 * module"; one stop in 60 within the first second).
 */
function loadingOf(threads: Piscina): () => Promise<void> {
  const loaded = new Set<number>();
  threads.on('workerCreate', ({ id }: { id: number }) => loaded.add(id));
  return async () => {
    const isLoading = () => threads.threads.some(({ threadId }) => !loaded.has(threadId));
    const end = performance.now() + LOADING_MS;
    while (isLoading() && performance.now() < end) await sleep(20);
  };
}

/** Runs a job in a thread, which is ended when the job takes longer than it may. */
function jobRunner(threads: Piscina, timeLimit: number, onStart: OnStart) {
  let lastId = 0;
  return async (view: DocumentView): Promise<Buffer> => {
    const job: RenderJob = { id: ++lastId, view };
    // piscina ends the thread at `abort`; an AbortController costs more to make.
    const signal = new EventEmitter();
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const end = () => {
      isLate = true;
      signal.emit('abort');
    };
    onStart.set(job.id, () => (timer = setTimeout(end, timeLimit)));
    try {
      const pdf = (await threads.run(job, { signal })) as Uint8Array;
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
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
  const loading = loadingOf(threads);
  const run = jobRunner(threads, options.timeLimit, startsOf(threads));
  const inTurn = pLimit(options.threads + AT_HAND);
  let unfinished = 0;
  let isClosed = false;

  const render = async (view: DocumentView): Promise<Buffer> => {
    if (unfinished >= options.threads + options.maxQueue) throw new RenderError('overloaded');
    unfinished += 1;
    try {
      return await inTurn(() => {
        if (isClosed) throw new RenderError('failed');
        return run(view);
      });
    } finally {
      unfinished -= 1;
    }
  };

  const warmUp = async (views: readonly DocumentView[]) => {
    for (const view of views) {
      await render(view);
    }
  };
  const close = async () => {
    isClosed = true;
    await loading();
    await threads.destroy();
  };
  return { render, warmUp, close };
}
