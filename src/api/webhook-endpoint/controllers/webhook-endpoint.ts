import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parse } from '../../../validation/parse';
import { serializeWebhookEndpoint } from '../../../webhooks/serialize';
import {
  WEBHOOK_ENDPOINT_CREATE,
  WEBHOOK_ENDPOINT_FIELDS,
  WEBHOOK_ENDPOINT_SEARCH,
  WEBHOOK_ENDPOINT_UPDATE,
} from '../../../webhooks/schemas';
import { database } from '../../../database/pool';
import { send } from '../../../http/answer';
import { listAnswer } from '../../../http/list-answer';
import { caller, parseQuery, pathId } from '../../../http/request';
import { answerWrite } from '../../../http/write';
import { requireSomeField } from '../../../http/valid-fields';
import { endpointExists, endpointsOf } from '../endpoints-of';

interface App {
  strapi: Core.Strapi;
}

const reading = ({ strapi }: App) => ({
  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, WEBHOOK_ENDPOINT_SEARCH);
    const page = await endpointsOf(strapi).search(database(strapi), who, search);
    send(
      ctx,
      listAnswer(page, search, (row) => serializeWebhookEndpoint(row, who.businessId)),
    );
  },

  async findOne(ctx: Context) {
    const who = caller(ctx);
    const row = await endpointsOf(strapi).find(database(strapi), who, pathId(ctx));
    send(ctx, { status: 200, body: serializeWebhookEndpoint(row, who.businessId) });
  },
});

const changing = ({ strapi }: App) => {
  const endpoints = () => endpointsOf(strapi);
  return {
    create: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        parse: (body) => parse(WEBHOOK_ENDPOINT_CREATE, body),
        run: async (trx, input, who) => {
          const { endpoint, secret } = await endpoints().create(trx, who, input);
          const repeated = serializeWebhookEndpoint(endpoint, who.businessId);
          return { status: 201, body: { ...repeated, secret }, repeated };
        },
      }),

    update: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        exists: endpointExists(strapi, ctx),
        parse: (body) => {
          const update = parse(WEBHOOK_ENDPOINT_UPDATE, body);
          const sent = {
            ...update,
            url: update.url ?? undefined,
            enabled: update.enabled ?? undefined,
          };
          return requireSomeField(sent, WEBHOOK_ENDPOINT_FIELDS);
        },
        run: async (trx, input, who) => {
          const row = await endpoints().update(trx, who, pathId(ctx), input);
          return { status: 200, body: serializeWebhookEndpoint(row, who.businessId) };
        },
      }),

    delete: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        parse: () => null,
        run: async (trx, _input, who) => {
          await endpoints().delete(trx, who, pathId(ctx));
          return { status: 204, body: {} };
        },
      }),
  };
};

export default (app: App) => ({ ...reading(app), ...changing(app) });
