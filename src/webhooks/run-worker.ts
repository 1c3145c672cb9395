import type { Core } from '@strapi/strapi';
import { openDatabase } from '../database/pool';
import { createOutboundClient } from '../outbound/client';
import { operatorsPolicy } from '../outbound/policy';
import type { Settings } from '../settings';
import { listen } from './listener';
import { EndpointSecrets } from './secret';
import { Worker } from './worker';

/** One connection writes results while the other claims deliveries. */
const CONNECTIONS = 2;

export interface RunningWorker {
  wake(): void;
  stop(): Promise<void>;
}

type WorkerSettings = Pick<
  Settings,
  'DATABASE_URL' | 'ENCRYPTION_KEY' | 'OUTBOUND_ALLOW_PRIVATE_NETWORK' | 'OUTBOUND_PRIVATE_RANGES'
>;

/**
 * A worker with connections of its own: it does not wait for the API's connections, nor the API for
 * its own.
 * @param node this process; the worker ignores its notifications
 */
export function runWorker(
  settings: WorkerSettings,
  log: Core.Strapi['log'],
  node: string,
): RunningWorker {
  const db = openDatabase(settings.DATABASE_URL, CONNECTIONS, log, { durable: false });
  const client = createOutboundClient(operatorsPolicy(settings));
  const secrets = new EndpointSecrets(settings.ENCRYPTION_KEY);
  const worker = new Worker({ db, client, secrets, log });
  const listener = listen({ url: settings.DATABASE_URL, node, onNews: worker.wake });
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
