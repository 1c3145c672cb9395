import { EventEmitter } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Piscina from 'piscina';
import { RenderError } from './render-error';
import type { JobStarted, RenderJob } from './render-worker';
import { ThreadTurns, type Standing } from './thread-turns';
import { warmUpViews } from './warm-up';
import type { DocumentView } from './view-model';

export interface RenderPoolOptions {
  /** As many as cores by default: the threads run at a lower priority than the event loop. */
  readonly threads?: number;
  /** Documents of known callers that may wait while all threads are busy. */
  readonly maxQueue?: number;
  /** Milliseconds a document may take once it is begun. */
  readonly timeLimit?: number;
  /** The same for an anonymous one. How many of these wait is bounded where they come in. */
  readonly anonymousTimeLimit?: number;
  /** Heap of each thread in MiB. */
  readonly memoryLimit?: number;
}

export interface RenderPool {
  /** @throws RenderError */
  readonly render: (view: DocumentView, standing?: Standing) => Promise<Buffer>;
  /** Loads the renderer and the fonts in the first thread, so that no caller waits for it. */
  readonly warmUp: () => Promise<void>;
  /** Ends the threads; what still waits fails. */
  readonly close: () => Promise<void>;
}

const DEFAULTS = {
  maxQueue: 64,
  timeLimit: 15_000,
  anonymousTimeLimit: 5_000,
  memoryLimit: 192,
};

/**
 * Young objects die at once in this work: a larger nursery saves a tenth of the time. Not more than
 * this: a thread at its heap's limit gets 16 MiB to end in (Node 20), and when all that a nursery of 64
 * holds outlives it, the whole process dies for want of memory (seen) and not the thread.
 */
const NURSERY_MIB = 32;

/** Lower than the event loop's, so that a flood of documents does not slow the API down. */
const NICENESS = 10;

/**
 * One thread is always there, warm; the others come when documents wait and go when none has come
 * for this long: a warm thread holds 65 MiB, which a server that only answers the API can spare.
 */
const IDLE_MS = 5 * 60_000;

/** Longer than a thread takes to load its modules, on a machine with much else to do. */
const LOADING_MS = 10_000;

/**
 * piscina gets a document only when a thread is free for it, and queues none: of several that can be
 * aborted it puts one behind all others whenever it takes one (5.3.2).
 */
function startThreads(options: Required<RenderPoolOptions>, most: number): Piscina {
  return new Piscina({
    filename: path.join(__dirname, 'render-worker.js'),
    minThreads: 1,
    maxThreads: most,
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
function jobRunner(threads: Piscina, onStart: OnStart) {
  let lastId = 0;
  return async (view: DocumentView, timeLimit: number): Promise<Buffer> => {
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
  const turns = new ThreadTurns(options.threads);
  const threads = startThreads(options, turns.most);
  const loading = loadingOf(threads);
  const run = jobRunner(threads, startsOf(threads));
  const limits = { known: options.timeLimit, anonymous: options.anonymousTimeLimit };
  let unfinished = 0;
  let isClosed = false;

  const render = async (view: DocumentView, standing: Standing = 'known'): Promise<Buffer> => {
    const isKnown = standing === 'known';
    if (isKnown && unfinished >= options.threads + options.maxQueue) {
      throw new RenderError('overloaded');
    }
    unfinished += isKnown ? 1 : 0;
    await turns.take(standing);
    try {
      if (isClosed) throw new RenderError('failed');
      return await run(view, limits[standing]);
    } finally {
      unfinished -= isKnown ? 1 : 0;
      turns.give(standing);
    }
  };

  const warmUp = async () => {
    for (const view of warmUpViews()) {
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
