import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { settingsOf } from '../strapi/settings-service';
import { service } from '../strapi/service';
import { countAttempts } from '../outbox/backlog';
import type { RunningWorker } from '../outbox/run-worker';
import { runWorker } from './run-worker';
import { endpointSecretsOf, type EndpointSecrets } from './secret';
import { wakeUpOf } from './wake';
import type { Queryable } from '../database/connection';
import { currentSecrets } from './sql/current-secrets';

const NAMED = 10;

/**
 * A message to the operator when secrets cannot be decrypted; null when all can. Deliveries to these
 * endpoints fail with that reason, and wait for their next attempt.
 */
async function unreadableSecrets(db: Queryable, secrets: EndpointSecrets): Promise<string | null> {
  const current = await currentSecrets(db);
  const ids = current
    .filter(({ endpoint, secret }) => secrets.open(endpoint, secret) === null)
    .map(({ id }) => id);
  if (ids.length === 0) return null;
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '';
  return [
    `ENCRYPTION_KEY is not the one under which the secrets of ${ids.length} webhook endpoints were stored. Nothing is sent to these endpoints: ${ids.slice(0, NAMED).join(', ')}${more}.`,
    'Put the old ENCRYPTION_KEY back. If it is lost, give each endpoint a new secret: npm run -s manage -- webhook:rotate --endpoint ID',
  ].join(' ');
}

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
