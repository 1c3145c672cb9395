import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { serializeWebhookDelivery } from '../../../webhooks/serialize';
import { WEBHOOK_DELIVERY_SEARCH } from '../../../webhooks/schemas';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { sendRows } from '../../../http/answers/list-answer';
import { caller, parseQuery, pathId } from '../../../http/requests/request';
import { listDeliveries } from '../../../webhooks/sql/list-deliveries';
import { redeliverOwn } from '../../../webhooks/own-endpoints';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, WEBHOOK_DELIVERY_SEARCH);
    const page = await listDeliveries(database(strapi), who.businessRowId, search);
    sendRows(ctx, page, search, serializeWebhookDelivery);
  },

  async redeliver(ctx: Context) {
    const who = caller(ctx);
    const delivery = await inTransaction(strapi, ctx, (trx) =>
      redeliverOwn(strapi, trx, who, pathId(ctx)),
    );
    send(ctx, 200, serializeWebhookDelivery(delivery));
  },
});
