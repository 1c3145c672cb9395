import type { Core } from '@strapi/strapi';
import type { Queryable } from '../database/connection';
import type { Transaction } from '../database/pool';
import { notFound } from '../domain/errors';
import { patched } from '../domain/patched';
import { settingsOf } from '../strapi/settings-service';
import { addEndpoint, ping, rotateSecret, type EndpointWithSecret } from './endpoints';
import { refuseUnreachable } from './refuse-unreachable';
import type { WebhookEndpointCreate, WebhookEndpointUpdate } from './schemas';
import { endpointSecretsOf } from './secret';
import { deleteEndpoint } from './sql/delete-endpoint';
import { findEndpoint } from './sql/find-endpoint';
import type { DeliveryRow, EndpointRow } from './sql/rows';
import { redeliver } from './sql/redeliver';
import { revealSecret } from './sql/reveal-secret';
import { updateEndpoint } from './sql/update-endpoint';
import { wakeAfter } from './wake';

/** The endpoints of a business, as its own programs manage them. */

interface Owner {
  businessRowId: number;
}

/** Throws 404 unless the id is that of an endpoint of this business. */
export async function getOwnEndpoint(
  db: Queryable,
  { businessRowId }: Owner,
  id: string | null,
  mode: 'read' | 'lock' = 'read',
): Promise<EndpointRow> {
  const endpoint = id === null ? null : await findEndpoint(db, businessRowId, id, mode);
  if (!endpoint) throw notFound('webhook endpoint');
  return endpoint;
}

/** Throws 400 for an address that nothing may be sent to, and for too many endpoints. */
export function createOwnEndpoint(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId }: Owner,
  input: WebhookEndpointCreate,
): Promise<EndpointWithSecret> {
  refuseUnreachable(input.url, settingsOf(strapi));
  return addEndpoint(trx, endpointSecretsOf(strapi), businessRowId, input);
}

export async function updateOwnEndpoint(
  strapi: Core.Strapi,
  trx: Transaction,
  owner: Owner,
  id: string | null,
  change: WebhookEndpointUpdate,
): Promise<EndpointRow> {
  const found = await getOwnEndpoint(trx, owner, id, 'lock');
  if (change.url != null) refuseUnreachable(change.url, settingsOf(strapi));
  const updated = await updateEndpoint(trx, found, {
    url: change.url ?? found.url,
    description: patched(change.description, found.description),
    events: patched(change.events, found.events),
    enabled: change.enabled ?? found.enabled,
  });
  // Wakes the worker, since deliveries may have waited while the endpoint was disabled.
  if (updated.enabled && !found.enabled) wakeAfter(strapi, trx);
  return updated;
}

export async function deleteOwnEndpoint(
  trx: Queryable,
  owner: Owner,
  id: string | null,
): Promise<void> {
  const found = await getOwnEndpoint(trx, owner, id, 'lock');
  await deleteEndpoint(trx, owner.businessRowId, found.id);
}

export async function rotateOwnSecret(
  strapi: Core.Strapi,
  trx: Transaction,
  owner: Owner,
  id: string | null,
): Promise<EndpointWithSecret> {
  const endpoint = await getOwnEndpoint(trx, owner, id, 'lock');
  return { endpoint, secret: await rotateSecret(trx, endpointSecretsOf(strapi), endpoint) };
}

/** Shows a secret for the first and only time; null when it was shown before or cannot be decrypted. */
export async function showOwnSecret(
  strapi: Core.Strapi,
  trx: Transaction,
  owner: Owner,
  id: string | null,
): Promise<string | null> {
  const endpoint = await getOwnEndpoint(trx, owner, id, 'lock');
  const stored = await revealSecret(trx, endpoint);
  return stored === null ? null : endpointSecretsOf(strapi).open(endpoint.row_id, stored);
}

export async function pingOwnEndpoint(
  strapi: Core.Strapi,
  trx: Transaction,
  owner: Owner,
  id: string | null,
): Promise<DeliveryRow> {
  const delivery = await ping(trx, await getOwnEndpoint(trx, owner, id, 'lock'));
  wakeAfter(strapi, trx);
  return delivery;
}

/** Sends a delivery again, whatever its state. @throws 404 */
export async function redeliverOwn(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId }: Owner,
  id: string | null,
): Promise<DeliveryRow> {
  const delivery = id === null ? null : await redeliver(trx, businessRowId, id);
  if (!delivery) throw notFound('webhook delivery');
  wakeAfter(strapi, trx);
  return delivery;
}
