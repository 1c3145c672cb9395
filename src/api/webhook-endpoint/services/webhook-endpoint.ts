import type { Core } from '@strapi/strapi';
import type { Caller } from '../../../http/requests/caller';
import type { WebhookEndpointCreate, WebhookEndpointUpdate } from '../../../webhooks/schemas';
import type { Queryable } from '../../../database/connection';
import type { Page } from '../../../database/page';
import type { Transaction } from '../../../database/pool';
import { notFound } from '../../../domain/errors';
import { settingsOf } from '../../../strapi/settings-service';
import { addEndpoint, ping, rotateSecret } from '../../../webhooks/endpoints';
import { refuseUnreachable } from '../../../webhooks/refuse-unreachable';
import { endpointSecretsOf } from '../../../webhooks/secret';
import { deleteEndpoint } from '../../../webhooks/sql/delete-endpoint';
import { findEndpoint } from '../../../webhooks/sql/find-endpoint';
import { listEndpoints } from '../../../webhooks/sql/list-endpoints';
import type { EndpointRow } from '../../../webhooks/sql/rows';
import { updateEndpoint } from '../../../webhooks/sql/update-endpoint';
import { wakeUpOf } from '../../../webhooks/wake';
import { patched } from '../../../billing/patched';

async function find(
  db: Queryable,
  who: Caller,
  id: string | null,
  mode: 'read' | 'lock' = 'read',
): Promise<EndpointRow> {
  const endpoint = id === null ? null : await findEndpoint(db, who.businessRowId, id, mode);
  if (!endpoint) throw notFound('webhook endpoint');
  return endpoint;
}

const webhookEndpointService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Throws 404 unless the id is that of an endpoint of this business. */
  find,

  create(trx: Transaction, who: Caller, input: WebhookEndpointCreate) {
    refuseUnreachable(input.url, settingsOf(strapi));
    return addEndpoint(trx, endpointSecretsOf(strapi), who.businessRowId, input);
  },

  search: (db: Queryable, who: Caller, search: { page: number; limit: number }) =>
    listEndpoints(db, who.businessRowId, search) as Promise<Page<EndpointRow>>,

  async update(trx: Transaction, who: Caller, id: string | null, change: WebhookEndpointUpdate) {
    const found = await find(trx, who, id, 'lock');
    if (change.url != null) refuseUnreachable(change.url, settingsOf(strapi));
    const updated = await updateEndpoint(trx, found, {
      url: change.url ?? found.url,
      description: patched(change.description, found.description),
      events: patched(change.events, found.events),
      enabled: change.enabled ?? found.enabled,
    });
    // Wakes the worker, since deliveries may have waited while the endpoint was disabled.
    if (updated.enabled && !found.enabled) trx.afterCommit(wakeUpOf(strapi));
    return updated;
  },

  async delete(trx: Transaction, who: Caller, id: string | null): Promise<void> {
    const found = await find(trx, who, id, 'lock');
    await deleteEndpoint(trx, who.businessRowId, found.id);
  },

  async rotateSecret(trx: Transaction, who: Caller, id: string | null) {
    const endpoint = await find(trx, who, id, 'lock');
    return { endpoint, secret: await rotateSecret(trx, endpointSecretsOf(strapi), endpoint) };
  },

  async ping(trx: Transaction, who: Caller, id: string | null) {
    const delivery = await ping(trx, await find(trx, who, id, 'lock'));
    trx.afterCommit(wakeUpOf(strapi));
    return delivery;
  },
});

export type WebhookEndpointService = ReturnType<typeof webhookEndpointService>;
export default webhookEndpointService;
