import type { Core } from '@strapi/strapi';
import { openDatabase } from '../database/pool';
import { directUrlOf, type DatabaseSettings } from '../settings';
import type { Due } from './in-flight';
import { listen } from './listener';
import type { Outbox } from './outbox';
import { Worker } from './worker';

/** One connection writes results while the other claims rows. */
const CONNECTIONS = 2;

export interface RunningWorker {
  wake(): void;
  stop(): Promise<void>;
}

interface Where {
  settings: DatabaseSettings;
  /** On which other nodes tell that something is due. */
  channel: string;
  /** This process; the worker ignores its notifications. */
  node: string;
  log: Core.Strapi['log'];
}

/**
 * Runs the worker of an outbox with connections of its own: it does not wait for the API's connections,
 * nor the API for its own.
 */
export function runOutbox<Item extends Due, Sent>(
  outbox: Outbox<Item, Sent>,
  { settings, channel, node, log }: Where,
): RunningWorker {
  const db = openDatabase(settings.DATABASE_URL, CONNECTIONS, log, { durable: false });
  const worker = new Worker(outbox, db, log);
  const listener = listen({ url: directUrlOf(settings), channel, node, onNews: worker.wake });
  worker.start();
  return {
    wake: worker.wake,
    stop: async () => {
      await listener.stop();
      await worker.stop();
      await db.close();
    },
  };
}
