import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { z } from 'zod';
import { CONTENT_TYPE } from '../../content-types';
import { visibleRowIds } from '../roles/visible-rows';
import { optional } from '../../validation/fields';
import { checkInstant } from '../../domain/checks';
import { parse } from '../../validation/parse';
import { serializeWebhookDelivery } from '../../webhooks/serialize';
import { database } from '../../database/pool';
import { redeliver } from '../../webhooks/sql/redeliver';
import { redeliverFailed, type WhichFailed } from '../../webhooks/sql/redeliver-failed';
import { wakeAfter } from '../../webhooks/wake';
import type { Delivery, ResentDeliveries } from '../answers';
import { mayAny, openRecord, operatorOf } from './operator';
import { bodyOf, type PanelAnswer } from './route';

const SINCE = z.object({ since: optional(checkInstant, {}) });

/** POST /invoicing/webhooks/deliveries/:id/redeliver: sends one delivery again, whatever its state. */
export async function redeliverOne(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<Delivery>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.delivery, [
    { action: 'update' },
  ]);
  return database(strapi).transaction(async (trx) => {
    const delivery = await redeliver(trx, null, documentId);
    if (!delivery) throw new errors.NotFoundError();
    wakeAfter(strapi, trx);
    return { data: serializeWebhookDelivery(delivery) };
  });
}

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
export async function redeliverOfEndpoint(
  strapi: Core.Strapi,
  ctx: Context,
): Promise<PanelAnswer<ResentDeliveries>> {
  const { documentId } = await openRecord(strapi, ctx, CONTENT_TYPE.endpoint);
  const { since } = parse(SINCE, bodyOf(ctx));
  return redeliverAll(strapi, ctx, { since, endpointId: documentId });
}

/** POST /invoicing/webhooks/redeliver-failed: all failed deliveries that the operator may send again. */
export const redeliverEverything = (strapi: Core.Strapi, ctx: Context) =>
  redeliverAll(strapi, ctx, {});
