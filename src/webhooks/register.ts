import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { settingsOf } from '../settings';
import { runWorker } from './run-worker';
import { endpointSecretsOf } from './secret';
import { sealPlainSecrets } from './sql/seal-plain-secrets';
import { unreadableSecrets } from './unreadable-secrets';
import { wakeUpOf } from './wake';

/** Encrypts the secrets of an older version, and logs unreadable ones. Called in `bootstrap`. */
export async function sealStoredSecrets(strapi: Core.Strapi): Promise<void> {
  const secrets = endpointSecretsOf(strapi);
  await database(strapi).transaction((trx) => sealPlainSecrets(trx, secrets));
  const trouble = await unreadableSecrets(database(strapi), secrets);
  if (trouble !== null) strapi.log.error(trouble);
}

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
