import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { settingsOf } from '../strapi/settings-service';
import { service } from '../strapi/service';
import { countAttempts } from '../outbox/backlog';
import type { RunningWorker } from '../outbox/run-worker';
import { runWorker } from './run-worker';
import { endpointSecretsOf } from './secret';
import { unreadableSecrets } from './unreadable-secrets';
import { wakeUpOf } from './wake';

/** Logs the endpoints whose secrets another `ENCRYPTION_KEY` encrypted. Called in `bootstrap`. */
export async function checkSecrets(strapi: Core.Strapi): Promise<void> {
  const trouble = await unreadableSecrets(database(strapi), endpointSecretsOf(strapi));
  if (trouble !== null) strapi.log.error(trouble);
}

const WORKER = service<RunningWorker>('webhook-worker');

/** Starts this process's worker, unless `WEBHOOK_WORKER=off`. */
export function startWebhooks(strapi: Core.Strapi): void {
  const settings = settingsOf(strapi);
  if (settings.WEBHOOK_WORKER === 'off') return;
  const wakeUp = wakeUpOf(strapi);
  const worker = WORKER.provide(
    strapi,
    runWorker(settings, strapi.log, wakeUp.node, countAttempts(strapi, 'webhooks')),
  );
  wakeUp.here = worker.wake;
}

/** Stops this process's worker, if there is one. */
export async function stopWebhooks(strapi: Core.Strapi): Promise<void> {
  wakeUpOf(strapi).here = null;
  await WORKER.find(strapi)?.stop();
}
