import os from 'node:os';
import path from 'node:path';
import Piscina from 'piscina';
import { RenderError } from './render-error';
import type { JobStarted, RenderJob } from './render-worker';
import { warmUpViews } from './warm-up';
import type { DocumentView } from './view-model';

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
  readonly warmUp: () => Promise<void>;
  /** Ends the threads; what still waits fails. */
  readonly close: () => Promise<void>;
}

const DEFAULTS = { maxQueue: 64, timeLimit: 15_000, memoryLimit: 192 };

/** Young objects die at once in this work: a larger nursery saves a tenth of the time. */
const NURSERY_MIB = 32;

/** Lower than the event loop's, so that a flood of documents does not slow the API down. */
const NICENESS = 10;

/**
 * One thread is always there, warm; the others come when documents wait and go when none has come
 * for this long: a warm thread holds 65 MiB, which a server that only answers the API can spare.
 */
const IDLE_MS = 5 * 60_000;

/**
 * That the first thread has its modules. One that is ended while it requires an ES module brings the
 * whole process down (Node 20.20: "IsGraphAsync must be used on an instantiated module"; one stop in
 * 60 within the first second), so nobody ends it before.
 */
class Signal {
  give: () => void = () => undefined;
  readonly given = new Promise<void>((done) => (this.give = done));
}

function startThreads(options: Required<RenderPoolOptions>): Piscina {
  return new Piscina({
    filename: path.join(__dirname, 'render-worker.js'),
    minThreads: 1,
    maxThreads: options.threads,
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: 1,
    niceIncrement: NICENESS,
    resourceLimits: {
      maxOldGenerationSizeMb: options.memoryLimit,
      maxYoungGenerationSizeMb: NURSERY_MIB,
    },
  });
}

/** What is to happen when a job is begun, by its number; and that the first one has been. */
function listenTo(threads: Piscina) {
  const onStart = new Map<number, () => void>();
  const loaded = new Signal();
  threads.on('message', ({ started }: JobStarted) => {
    loaded.give();
    onStart.get(started)?.();
  });
  // A thread that ends for lack of memory is reported by the job it had; nobody else listens.
  threads.on('error', () => undefined);
  return { onStart, loaded };
}

/** Threads that turn views into PDFs; the event loop never renders. */
export function createRenderPool(given: RenderPoolOptions = {}): RenderPool {
  const options = { threads: os.availableParallelism(), ...DEFAULTS, ...given };
  const threads = startThreads(options);
  const { onStart, loaded } = listenTo(threads);
  let lastId = 0;
  let unfinished = 0;

  const render = async (view: DocumentView): Promise<Buffer> => {
    // Counted here: piscina 5.3 lets a burst past its own maxQueue.
    if (unfinished >= options.threads + options.maxQueue) throw new RenderError('overloaded');
    unfinished += 1;
    const job: RenderJob = { id: ++lastId, view };
    const stop = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    onStart.set(job.id, () => {
      timer = setTimeout(() => stop.abort(), options.timeLimit);
    });
    try {
      const pdf = (await threads.run(job, { signal: stop.signal })) as Uint8Array;
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    } catch (error) {
      throw new RenderError(stop.signal.aborted ? 'timeout' : 'failed', { cause: error });
    } finally {
      loaded.give();
      unfinished -= 1;
      clearTimeout(timer);
      onStart.delete(job.id);
    }
  };

  const warmUp = async () => {
    for (const view of warmUpViews()) {
      await render(view);
    }
  };
  const close = async () => {
    if (lastId > 0) await loaded.given;
    await threads.destroy();
  };
  return { render, warmUp, close };
}
