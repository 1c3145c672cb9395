import type { Core } from '@strapi/strapi';
import type { Queryable } from '../database/connection';
import { database } from '../database/pool';
import { endpointSecretsOf, type EndpointSecrets } from './secret';
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
