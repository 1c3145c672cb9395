import type { Core } from '@strapi/strapi';
import { EVENT_TYPES } from '../../domain/events';
import { madeOnce } from '../../strapi/service';
import { runListener, type RunningListener } from './run-listener';
import type { Listener } from './turn';

/** How long a stop waits for a listener that is at work. */
const GRACE_MS = 5_000;

function createListeners(strapi: Core.Strapi) {
  const listening = new Map<Listener, RunningListener | null>();
  let isStarted = false;
  const check = ({ type, name }: Listener) => {
    if (type !== '*' && !EVENT_TYPES.some((one) => one === type)) {
      throw new Error(`There is no event ${type}.`);
    }
    if (name !== null && [...listening.keys()].some((other) => other.name === name)) {
      throw new Error(`There is a listener "${name}" already.`);
    }
  };
  return {
    /** Before `start`, a listener waits for it. @returns stops the listener */
    add(listener: Listener): () => Promise<void> {
      check(listener);
      listening.set(listener, isStarted ? runListener(strapi, listener) : null);
      return async () => {
        const running = listening.get(listener);
        listening.delete(listener);
        await running?.stop();
      };
    },

    /** Resolves when all that were added before hear of everything that is stored from then on. */
    async start(): Promise<void> {
      isStarted = true;
      const waiting = [...listening].flatMap(([listener, running]) => (running ? [] : [listener]));
      for (const listener of waiting) listening.set(listener, runListener(strapi, listener));
      await Promise.all([...listening.values()].map((running) => running?.begun));
    },

    async stop(): Promise<void> {
      const stops = Promise.all([...listening.values()].map((running) => running?.stop()));
      const grace = new Promise((done) => setTimeout(done, GRACE_MS).unref());
      await Promise.race([stops, grace]);
    },
  };
}

/** The functions of this process that are called with events after their commit. */
export const listenersOf = madeOnce(createListeners);
