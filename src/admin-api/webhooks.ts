import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { serializeWebhookDelivery } from '../contract/serialize-webhook';
import { database, type Transaction } from '../database/pool';
import { pathId } from '../http/request';
import { ping, rotateSecret } from '../webhooks/endpoints';
import { findEndpoint } from '../webhooks/sql/find-endpoint';
import { redeliver } from '../webhooks/sql/redeliver';
import type { EndpointRow } from '../webhooks/sql/rows';
import { wakeUpOf } from '../webhooks/wake';

type Action = (trx: Transaction, ctx: Context) => Promise<object>;

const ENDPOINT = 'api::webhook-endpoint.webhook-endpoint';
const DELIVERY = 'api::webhook-delivery.webhook-delivery';

async function endpointOf(trx: Transaction, ctx: Context): Promise<EndpointRow> {
  const id = pathId(ctx);
  const endpoint = id === null ? null : await findEndpoint(trx, null, id, 'lock');
  if (!endpoint) throw new errors.NotFoundError('There is no such webhook endpoint');
  return endpoint;
}

/** @param subject the content type that the operator must be allowed to change */
function route(strapi: Core.Strapi, path: string, subject: string, action: Action) {
  const actions = [['plugin::content-manager.explorer.update', subject]];
  return {
    method: 'POST' as const,
    path,
    handler: async (ctx: Context) => {
      ctx.body = { data: await database(strapi).transaction((trx) => action(trx, ctx)) };
    },
    info: { type: 'admin' },
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions } },
      ],
    },
  };
}

/**
 * What the panel's buttons do with endpoints and deliveries of any business, for operators who may
 * change these. Called in `register`.
 */
export function registerWebhookRoutes(strapi: Core.Strapi): void {
  const wake = (trx: Transaction) => trx.afterCommit(wakeUpOf(strapi));
  const routes = [
    route(strapi, '/endpoints/:id/rotate-secret', ENDPOINT, async (trx, ctx) => ({
      secret: await rotateSecret(trx, (await endpointOf(trx, ctx)).key),
    })),
    route(strapi, '/endpoints/:id/ping', ENDPOINT, async (trx, ctx) => {
      wake(trx);
      return serializeWebhookDelivery(await ping(trx, await endpointOf(trx, ctx)));
    }),
    route(strapi, '/deliveries/:id/redeliver', DELIVERY, async (trx, ctx) => {
      const id = pathId(ctx);
      const delivery = id === null ? null : await redeliver(trx, null, id);
      if (!delivery) throw new errors.NotFoundError('There is no such webhook delivery');
      wake(trx);
      return serializeWebhookDelivery(delivery);
    }),
  ];
  strapi.server.routes({ type: 'admin', prefix: '/invoicing/webhooks', routes } as never);
}
