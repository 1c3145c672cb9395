import type { Context } from 'koa';
import { keyOperation } from '../../../http/routes/operation';
import { routesOf } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import {
  WEBHOOK_DELIVERY,
  WEBHOOK_ENDPOINT,
  WEBHOOK_ENDPOINT_WITH_SECRET,
} from '../../../webhooks/answers';
import { pingOwnEndpoint, rotateOwnSecret } from '../../../webhooks/own-endpoints';
import {
  WEBHOOK_ENDPOINT_CREATE,
  WEBHOOK_ENDPOINT_SEARCH,
  WEBHOOK_ENDPOINT_UPDATE,
} from '../../../webhooks/schemas';
import { serializeWebhookDelivery, serializeWebhookEndpoint } from '../../../webhooks/serialize';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { caller, pathId } from '../../../http/requests/request';
import { EXAMPLES } from '../../examples';

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

const CHANGE = {
  permissions: ['api::webhook-endpoint.webhook-endpoint.update'],
  record: 'webhook_endpoints',
} as const;

/** An endpoint decides who is told of everything from then on. */
const LISTENS = { tells: true, confirm: true } as const;

export const WEBHOOK_ENDPOINT_OPERATIONS = [
  keyOperation('POST', '/webhook-endpoints', 'webhook-endpoint.create', {
    ...LISTENS,
    id: 'createWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Create an endpoint, at most 20 per business; only this answer shows its secret',
    does: 'creates',
    body: WEBHOOK_ENDPOINT_CREATE,
    example: EXAMPLES.webhookEndpoint,
    answer: WEBHOOK_ENDPOINT_WITH_SECRET,
    refuses: ['too_many_endpoints'],
  }),
  keyOperation('GET', '/webhook-endpoints', 'webhook-endpoint.find', {
    id: 'listWebhookEndpoints',
    tag: 'Webhooks',
    summary: 'List endpoints, newest first',
    query: WEBHOOK_ENDPOINT_SEARCH,
    answer: WEBHOOK_ENDPOINT,
    list: true,
  }),
  keyOperation('GET', '/webhook-endpoints/:id', 'webhook-endpoint.findOne', {
    id: 'retrieveWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Retrieve an endpoint',
    answer: WEBHOOK_ENDPOINT,
  }),
  keyOperation('PATCH', '/webhook-endpoints/:id', 'webhook-endpoint.update', {
    ...LISTENS,
    id: 'updateWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Update the given fields of an endpoint',
    record: 'webhook_endpoints',
    body: WEBHOOK_ENDPOINT_UPDATE,
    example: EXAMPLES.webhookEndpointUpdate,
    answer: WEBHOOK_ENDPOINT,
  }),
  keyOperation('DELETE', '/webhook-endpoints/:id', 'webhook-endpoint.delete', {
    ...LISTENS,
    id: 'deleteWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Delete an endpoint and its deliveries',
    record: 'webhook_endpoints',
  }),
  keyOperation('POST', '/webhook-endpoints/:id/rotate-secret', rotateSecret, {
    ...CHANGE,
    id: 'rotateWebhookSecret',
    tag: 'Webhooks',
    summary:
      'Replace the secret; both secrets sign for 24 hours, and only this answer shows the new one',
    does: 'changes',
    confirm: true,
    answer: WEBHOOK_ENDPOINT_WITH_SECRET,
  }),
  keyOperation('POST', '/webhook-endpoints/:id/ping', pingEndpoint, {
    ...CHANGE,
    id: 'pingWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Send a test event',
    does: 'sends',
    confirm: false,
    about: 'webhook-deliveries',
    status: 201,
    answer: WEBHOOK_DELIVERY,
    emits: 'ping',
  }),
];

export default routesOf(WEBHOOK_ENDPOINT_OPERATIONS);
