import type { Context } from 'koa';
import { keyRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import { pingOwnEndpoint, rotateOwnSecret } from '../../../webhooks/own-endpoints';
import { serializeWebhookDelivery, serializeWebhookEndpoint } from '../../../webhooks/serialize';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { caller, pathId } from '../../../http/requests/request';

/*
 * These are functions and not controller actions. Strapi would list each action as a permission, but a
 * key needs only the permission to change an endpoint.
 */

/** POST /api/v1/webhook-endpoints/{id}/rotate-secret */
async function rotateSecret(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const { endpoint, secret } = await inTransaction(strapi, ctx, (trx) =>
    rotateOwnSecret(strapi, trx, who, pathId(ctx)),
  );
  const shown = serializeWebhookEndpoint(endpoint, who.businessId);
  send(ctx, 200, { ...shown, secret }, shown);
}

/** POST /api/v1/webhook-endpoints/{id}/ping */
async function pingEndpoint(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  const who = caller(ctx);
  const delivery = await inTransaction(strapi, ctx, (trx) =>
    pingOwnEndpoint(strapi, trx, who, pathId(ctx)),
  );
  send(ctx, 201, serializeWebhookDelivery(delivery));
}

const record = 'webhook_endpoints';
const CHANGE = { permissions: ['api::webhook-endpoint.webhook-endpoint.update'], record } as const;

export default {
  routes: [
    keyRoute('POST', '/webhook-endpoints', 'webhook-endpoint.create'),
    keyRoute('GET', '/webhook-endpoints', 'webhook-endpoint.find'),
    keyRoute('GET', '/webhook-endpoints/:id', 'webhook-endpoint.findOne'),
    keyRoute('PATCH', '/webhook-endpoints/:id', 'webhook-endpoint.update', { record }),
    keyRoute('DELETE', '/webhook-endpoints/:id', 'webhook-endpoint.delete', { record }),
    keyRoute('POST', '/webhook-endpoints/:id/rotate-secret', rotateSecret, CHANGE),
    keyRoute('POST', '/webhook-endpoints/:id/ping', pingEndpoint, {
      ...CHANGE,
      answers: 'webhook-deliveries',
    }),
  ],
};
