import { EventEmitter } from 'node:events';
import type Piscina from 'piscina';
import { move } from 'piscina';
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

/** Moves bytes out of a thread without a copy; `run` answers with them. */
export function moved(bytes: Uint8Array): Uint8Array {
  return move(bytes) as unknown as Uint8Array;
}

/** Passes on what the threads post, and reports each thread that has loaded its modules. */
export interface ThreadEvents<Message> {
  readonly onMessage: (listener: (message: Message) => void) => void;
  readonly isLoading: () => boolean;
  /** @throws when piscina has reported no thread or no message, though a job has ended */
  readonly check: () => void;
}

export function threadEvents<Task, Message>(
  pool: Piscina<Task, Uint8Array>,
): ThreadEvents<Message> {
  const loaded = new Set<number>();
  let messages = 0;
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
      if (loaded.size === 0) throw missing('piscina', 'the event workerCreate');
      if (messages === 0) throw missing('piscina', 'the event message');
    },
  };
}

/** @throws when the pool is not as this file expects it */
export function checkPiscina(pool: Piscina<never, Uint8Array>): void {
  requireFunction('piscina', 'run', pool.run);
  requireFunction('piscina', 'move', move);
  if (!Array.isArray(pool.threads)) throw missing('piscina', 'its list of threads');
}
