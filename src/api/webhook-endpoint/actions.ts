import type { Context } from 'koa';
import { runningStrapi } from '../../strapi/running';
import { serializeWebhookDelivery, serializeWebhookEndpoint } from '../../webhooks/serialize';
import { pathId } from '../../http/request';
import { answerWrite } from '../../http/write';
import { endpointExists, endpointsOf } from './endpoints-of';

/*
 * Functions and no controller actions: Strapi would list an action as a permission of its own, and a
 * key needs none beside changing an endpoint.
 */

/** POST /api/v1/webhook-endpoints/{id}/rotate-secret */
export function rotateSecret(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  return answerWrite(strapi, ctx, {
    exists: endpointExists(strapi, ctx),
    parse: () => null,
    run: async (trx, _input, who) => {
      const { endpoint, secret } = await endpointsOf(strapi).rotateSecret(trx, who, pathId(ctx));
      const repeated = serializeWebhookEndpoint(endpoint, who.businessId);
      return { status: 200, body: { ...repeated, secret }, repeated };
    },
  });
}

/** POST /api/v1/webhook-endpoints/{id}/ping */
export function pingEndpoint(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  return answerWrite(strapi, ctx, {
    exists: endpointExists(strapi, ctx),
    parse: () => null,
    run: async (trx, _input, who) => {
      const delivery = await endpointsOf(strapi).ping(trx, who, pathId(ctx));
      return { status: 201, body: serializeWebhookDelivery(delivery) };
    },
  });
}
