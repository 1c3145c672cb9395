import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../content-types';
import { languageOf } from '../../http/panel/language';
import { inLanguage } from '../../messages/in-language';
import { say } from '../../messages/message';
import { serializeWebhookDelivery } from '../../webhooks/serialize';
import { database, type Transaction } from '../../database/pool';
import { ping, rotateSecret, showSecret } from '../../webhooks/endpoints';
import { endpointSecretsOf } from '../../webhooks/secret';
import { findEndpoint } from '../../webhooks/sql/find-endpoint';
import type { EndpointRow } from '../../webhooks/sql/rows';
import { wakeAfter } from '../../webhooks/wake';
import type { Delivery, SigningSecret, EndpointStatus } from '../answers';
import { operatorActor } from '../roles/operator';
import { openRecord, operatorOf, mayAny } from './operator';
import { redeliverEverything, redeliverOfEndpoint, redeliverOne } from './redeliver';
import { panelRoute, type PanelAnswer, type PanelRoute } from './route';
import { visibleRowIds } from '../roles/visible-rows';
import { endpointHealth } from '../../webhooks/sql/endpoint-health';

/** GET /invoicing/webhooks/status: the health of every endpoint that the operator may see. */
async function webhookStatus(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<EndpointStatus[]>> {
  if (!mayAny(strapi, ctx, CONTENT_TYPE.endpoint, { action: 'read' }))
    throw new errors.ForbiddenError();
  const rowIds = await visibleRowIds(strapi, operatorOf(ctx), CONTENT_TYPE.endpoint, 'read');
  return { data: await endpointHealth(database(strapi), rowIds) };
}

type Work<Data> = (trx: Transaction, endpoint: EndpointRow) => Promise<Data>;

/** Locks an endpoint that the operator may change, then calls `work`. */
async function withEndpoint<Data>(
  strapi: Core.Strapi,
  ctx: Context,
  work: Work<Data>,
): Promise<PanelAnswer<Data>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.endpoint, [
    { action: 'update' },
  ]);
  const data = await database(strapi).transaction(
    async (trx) => {
      const endpoint = await findEndpoint(trx, null, documentId, 'lock');
      if (!endpoint) throw new errors.NotFoundError();
      return work(trx, endpoint);
    },
    operatorActor(operatorOf(ctx)),
  );
  return { data };
}

const rotate = (strapi: Core.Strapi, ctx: Context) =>
  withEndpoint<SigningSecret>(strapi, ctx, async (trx, endpoint) => ({
    secret: await rotateSecret(trx, endpointSecretsOf(strapi), endpoint),
  }));

const sendPing = (strapi: Core.Strapi, ctx: Context) =>
  withEndpoint<Delivery>(strapi, ctx, async (trx, endpoint) => {
    wakeAfter(strapi, trx);
    return serializeWebhookDelivery(await ping(trx, endpoint));
  });

const SHOWN = say('secret_shown');

/**
 * Shows the secret of an endpoint that was made in the panel, once. The API sends it when it
 * creates one.
 */
async function reveal(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<SigningSecret> | undefined> {
  const { data } = await withEndpoint(strapi, ctx, async (trx, endpoint) => ({
    secret: await showSecret(trx, endpointSecretsOf(strapi), endpoint),
  }));
  if (data.secret !== null) return { data: { secret: data.secret } };
  ctx.conflict(inLanguage(SHOWN, languageOf(ctx)));
  return undefined;
}

/** The panel's actions on webhook endpoints and deliveries. */
export function webhookRoutes(strapi: Core.Strapi): PanelRoute[] {
  const at = '/webhooks/endpoints/:id';
  return [
    panelRoute('GET', '/webhooks/status', (ctx) => webhookStatus(strapi, ctx)),
    panelRoute('POST', `${at}/rotate-secret`, (ctx) => rotate(strapi, ctx)),
    panelRoute('POST', `${at}/reveal-secret`, (ctx) => reveal(strapi, ctx)),
    panelRoute('POST', `${at}/ping`, (ctx) => sendPing(strapi, ctx)),
    panelRoute('POST', `${at}/redeliver-failed`, (ctx) => redeliverOfEndpoint(strapi, ctx)),
    panelRoute('POST', '/webhooks/redeliver-failed', (ctx) => redeliverEverything(strapi, ctx)),
    panelRoute('POST', '/webhooks/deliveries/:id/redeliver', (ctx) => redeliverOne(strapi, ctx)),
  ];
}
