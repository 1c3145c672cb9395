import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parse } from '../../../validation/parse';
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
import { bodyOf, caller, parseQuery, pathId } from '../../../http/requests/request';
import { requireSomeField } from '../../../http/requests/require-some-field';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const who = caller(ctx);
    const input = parse(WEBHOOK_ENDPOINT_CREATE, bodyOf(ctx));
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
    const sent = parse(WEBHOOK_ENDPOINT_UPDATE, bodyOf(ctx));
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
