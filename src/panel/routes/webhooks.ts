import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { checkInstant } from '../../domain/checks';
import { optional } from '../../validation/fields';
import { parse } from '../../validation/parse';
import { endpointHealth } from '../../webhooks/sql/endpoint-health';
import { redeliverFailed, type WhichFailed } from '../../webhooks/sql/redeliver-failed';
import { wakeAfter } from '../../webhooks/wake';
import type { EndpointStatus, ResentDeliveries } from '../answers';
import { visibleRowIds } from '../roles/visible-rows';
import { mayAny, openRecord, operatorOf } from './operator';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from './route';

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

const SINCE = z.object({ since: optional(checkInstant, {}) });

/** Those that the operator may send again. */
async function redeliverAll(
  strapi: Core.Strapi,
  ctx: Context,
  which: WhichFailed,
): Promise<PanelAnswer<ResentDeliveries>> {
  if (!mayAny(strapi, ctx, CONTENT_TYPE.delivery, { action: 'update' }))
    throw new errors.ForbiddenError();
  const failed = { state: 'failed' };
  const keys = await visibleRowIds(
    strapi,
    operatorOf(ctx),
    CONTENT_TYPE.delivery,
    'update',
    failed,
  );
  return database(strapi).transaction(async (trx) => {
    const count = await redeliverFailed(trx, { ...which, keys });
    if (count > 0) wakeAfter(strapi, trx);
    return { data: { count } };
  });
}

/** POST /invoicing/webhooks/endpoints/:id/redeliver-failed {since?} */
async function redeliverOfEndpoint(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ResentDeliveries>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.endpoint);
  const { since } = parse(SINCE, bodyOf(ctx));
  return redeliverAll(strapi, ctx, { since, endpointId: documentId });
}

/** The health of endpoints, and failed deliveries of several. */
export const webhookRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/webhooks/status', (ctx) => webhookStatus(strapi, ctx)),
  panelRoute('POST', '/webhooks/endpoints/:id/redeliver-failed', (ctx) =>
    redeliverOfEndpoint(strapi, ctx),
  ),
  panelRoute('POST', '/webhooks/redeliver-failed', (ctx) => redeliverAll(strapi, ctx, {})),
];
