import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { WEBHOOK_ENDPOINT_WITH_SECRET } from '../../../webhooks/answers';
import {
  createOwnEndpoint,
  deleteOwnEndpoint,
  getOwnEndpoint,
  updateOwnEndpoint,
} from '../../../webhooks/own-endpoints';
import { serializeWebhookEndpoint } from '../../../webhooks/serialize';
import { listEndpoints } from '../../../webhooks/sql/list-endpoints';
import {
  WEBHOOK_ENDPOINT_CREATE,
  WEBHOOK_ENDPOINT_FIELDS,
  WEBHOOK_ENDPOINT_SEARCH,
  WEBHOOK_ENDPOINT_UPDATE,
} from '../../../webhooks/schemas';
import { database } from '../../../database/pool';
import { send } from '../../../http/answers/answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { sendRows } from '../../../http/answers/list-answer';
import { parseBody } from '../../../http/requests/ignored';
import { caller, parseQuery, pathId, requireSomeField } from '../../../http/requests/request';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const who = caller(ctx);
    const input = parseBody(ctx, WEBHOOK_ENDPOINT_CREATE, { answer: WEBHOOK_ENDPOINT_WITH_SECRET });
    const { endpoint, secret } = await inTransaction(strapi, ctx, (trx) =>
      createOwnEndpoint(strapi, trx, who, input),
    );
    const shown = serializeWebhookEndpoint(endpoint, who.businessId);
    send(ctx, 201, { ...shown, secret }, shown);
  },

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, WEBHOOK_ENDPOINT_SEARCH);
    const page = await listEndpoints(database(strapi), who.businessRowId, search);
    sendRows(ctx, page, search, (row) => serializeWebhookEndpoint(row, who.businessId));
  },

  async findOne(ctx: Context) {
    const who = caller(ctx);
    const endpoint = await getOwnEndpoint(database(strapi), who, pathId(ctx));
    send(ctx, 200, serializeWebhookEndpoint(endpoint, who.businessId));
  },

  async update(ctx: Context) {
    const who = caller(ctx);
    const sent = parseBody(ctx, WEBHOOK_ENDPOINT_UPDATE, {
      answer: WEBHOOK_ENDPOINT_WITH_SECRET,
      create: WEBHOOK_ENDPOINT_CREATE,
    });
    const change = requireSomeField(sent, WEBHOOK_ENDPOINT_FIELDS);
    const endpoint = await inTransaction(strapi, ctx, (trx) =>
      updateOwnEndpoint(strapi, trx, who, pathId(ctx), change),
    );
    send(ctx, 200, serializeWebhookEndpoint(endpoint, who.businessId));
  },

  async delete(ctx: Context) {
    const who = caller(ctx);
    await inTransaction(strapi, ctx, (trx) => deleteOwnEndpoint(trx, who, pathId(ctx)));
    send(ctx, 204, {});
  },
});
