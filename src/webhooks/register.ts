import type { Core } from '@strapi/strapi';
import { settingsOf } from '../settings-service';
import { runWorker } from './run-worker';
import { wakeUpOf } from './wake';

/** Starts this process's worker, unless `WEBHOOK_WORKER=off`. @returns what stops it */
export function startWebhooks(strapi: Core.Strapi): () => Promise<void> {
  const settings = settingsOf(strapi);
  if (settings.WEBHOOK_WORKER === 'off') return () => Promise.resolve();
  const wakeUp = wakeUpOf(strapi);
  const worker = runWorker(settings, strapi.log, wakeUp.node);
  wakeUp.here = worker.wake;
  return async () => {
    wakeUp.here = null;
    await worker.stop();
  };
}
