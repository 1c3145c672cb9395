import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
import {
  CUSTOMER_CREATE,
  CUSTOMER_FIELDS,
  CUSTOMER_UPDATE,
} from '../../../billing/schemas/customer';
import { parse } from '../../../validation/parse';
import { CUSTOMER_SEARCH } from '../../../billing/schemas/search';
import { serializeCustomer } from '../../../billing/serialize/customer';
import { database } from '../../../database/pool';
import { send } from '../../../http/answer';
import { listAnswer } from '../../../http/list-answer';
import { caller, parseQuery, pathId } from '../../../http/request';
import { answerWrite } from '../../../http/write';
import { requireSomeField } from '../../../http/valid-fields';
import type { CustomerService } from '../services/customer';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const customers = () => apiService<CustomerService>(strapi, 'api::customer.customer');
  return {
    create: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        parse: (body) => parse(CUSTOMER_CREATE, body),
        run: async (trx, input, who) => {
          const row = await customers().create(trx, who, input);
          return { status: 201, body: serializeCustomer(row, who.businessId) };
        },
      }),

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, CUSTOMER_SEARCH);
      const page = await customers().search(database(strapi), who, search);
      send(
        ctx,
        listAnswer(page, search, (row) => serializeCustomer(row, who.businessId)),
      );
    },

    async findOne(ctx: Context) {
      const who = caller(ctx);
      const row = await customers().find(database(strapi), who, pathId(ctx));
      send(ctx, { status: 200, body: serializeCustomer(row, who.businessId) });
    },

    update: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        exists: async (db, who) => void (await customers().find(db, who, pathId(ctx))),
        parse: (body) => {
          const update = parse(CUSTOMER_UPDATE, body);
          const sent = { ...update, name: update.name ?? undefined };
          return requireSomeField(sent, CUSTOMER_FIELDS);
        },
        run: async (trx, input, who) => {
          const row = await customers().update(trx, who, pathId(ctx), input);
          return { status: 200, body: serializeCustomer(row, who.businessId) };
        },
      }),
  };
};
