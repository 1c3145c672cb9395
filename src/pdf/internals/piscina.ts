import { EventEmitter } from 'node:events';
import type Piscina from 'piscina';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { missing, requireFunction } from './missing';

/** A signal that ends the thread of a job. An AbortController is more expensive. */
export interface AbortSwitch {
  readonly signal: EventEmitter;
  readonly abort: () => void;
}

export function abortSwitch(): AbortSwitch {
  const signal = new EventEmitter();
  return { signal, abort: () => void signal.emit('abort') };
}

/** Moves a value out of a thread, its bytes without a copy; `run` answers with it. */
export function moved<Value>(value: Value, { buffer }: Uint8Array<ArrayBuffer>): Value {
  const movable = { [transferableSymbol]: buffer, [valueSymbol]: value };
  return move(movable as unknown as ArrayBuffer) as unknown as Value;
}

/** Passes on what the threads post, and reports each thread that has loaded its modules. */
export interface ThreadEvents<Message> {
  readonly onMessage: (listener: (message: Message) => void) => void;
  readonly isLoading: () => boolean;
  /** Called after each job. @throws when piscina has reported no thread, or no message of so many jobs */
  readonly check: () => void;
}

/** A job's messages and its answer take different ways, so on a busy machine the answer may come first. */
const SILENT_JOBS = 10;

export function threadEvents<Task, Drawn, Message>(
  pool: Piscina<Task, Drawn>,
): ThreadEvents<Message> {
  const loaded = new Set<number>();
  let messages = 0;
  let jobs = 0;
  pool.on('workerCreate', ({ id }: { id: number }) => loaded.add(id));
  // The job of a thread that runs out of memory reports it; an event without a listener would throw.
  pool.on('error', () => undefined);
  return {
    onMessage: (listener) => {
      pool.on('message', (message: Message) => {
        messages += 1;
        listener(message);
      });
    },
    isLoading: () => pool.threads.some(({ threadId }) => !loaded.has(threadId)),
    check: () => {
      jobs += 1;
      if (loaded.size === 0) throw missing('piscina', 'the event workerCreate');
      if (messages === 0 && jobs >= SILENT_JOBS) throw missing('piscina', 'the event message');
    },
  };
}

/** @throws when the pool is not as this file expects it */
export function checkPiscina<Drawn>(pool: Piscina<never, Drawn>): void {
  requireFunction('piscina', 'run', pool.run);
  requireFunction('piscina', 'move', move);
  if (!Array.isArray(pool.threads)) throw missing('piscina', 'its list of threads');
}
