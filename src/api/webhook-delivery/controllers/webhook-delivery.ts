import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { serializeWebhookDelivery } from '../../../webhooks/serialize';
import { WEBHOOK_DELIVERY_SEARCH } from '../../../webhooks/schemas';
import { database } from '../../../database/pool';
import { notFound } from '../../../domain/errors';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { sendRows } from '../../../http/answers/list-answer';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { listDeliveries } from '../../../webhooks/sql/list-deliveries';
import { redeliver } from '../../../webhooks/sql/redeliver';
import { wakeAfter } from '../../../webhooks/wake';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, WEBHOOK_DELIVERY_SEARCH);
    const page = await listDeliveries(database(strapi), who.businessRowId, search);
    sendRows(ctx, page, search, serializeWebhookDelivery);
  },

  async redeliver(ctx: Context) {
    const { businessRowId } = caller(ctx);
    const id = pathId(ctx);
    const delivery = await inTransaction(strapi, ctx, async (trx) => {
      const queued = id === null ? null : await redeliver(trx, businessRowId, id);
      if (!queued) throw notFound('webhook delivery');
      wakeAfter(strapi, trx);
      return queued;
    });
    send(ctx, 200, serializeWebhookDelivery(delivery));
  },
});
