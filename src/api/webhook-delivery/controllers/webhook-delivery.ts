import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { serializeWebhookDelivery } from '../../../webhooks/serialize';
import { WEBHOOK_DELIVERY_SEARCH } from '../../../webhooks/schemas';
import { database } from '../../../database/pool';
import { notFound } from '../../../domain/errors';
import { send } from '../../../http/answer';
import { listAnswer } from '../../../http/list-answer';
import { caller, parseQuery, pathId } from '../../../http/request';
import { answerWrite } from '../../../http/write';
import { listDeliveries } from '../../../webhooks/sql/list-deliveries';
import { redeliver } from '../../../webhooks/sql/redeliver';
import { wakeUpOf } from '../../../webhooks/wake';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, WEBHOOK_DELIVERY_SEARCH);
    const page = await listDeliveries(database(strapi), who.businessRowId, search);
    send(ctx, listAnswer(page, search, serializeWebhookDelivery));
  },

  redeliver: (ctx: Context) =>
    answerWrite(strapi, ctx, {
      parse: () => null,
      run: async (trx, _input, who) => {
        const id = pathId(ctx);
        const delivery = id === null ? null : await redeliver(trx, who.businessRowId, id);
        if (!delivery) throw notFound('webhook delivery');
        trx.afterCommit(wakeUpOf(strapi));
        return { status: 200, body: serializeWebhookDelivery(delivery) };
      },
    }),
});
