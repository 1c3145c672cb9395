import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
import {
  CUSTOMER_CREATE,
  CUSTOMER_FIELDS,
  CUSTOMER_UPDATE,
} from '../../../billing/schemas/customer';
import { CUSTOMER_SEARCH } from '../../../billing/schemas/search';
import { serializeCustomer } from '../../../billing/serialize/customer';
import { database } from '../../../database/pool';
import { send } from '../../../http/answer';
import { inTransaction } from '../../../http/in-transaction';
import { sendRows } from '../../../http/list-answer';
import { bodyOf, caller, parseQuery, pathId } from '../../../http/request';
import { requireSomeField } from '../../../http/require-some-field';
import { parse } from '../../../validation/parse';
import type { CustomerService } from '../services/customer';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const customers = apiService<CustomerService>(strapi, 'api::customer.customer');
  return {
    async create(ctx: Context) {
      const who = caller(ctx);
      const input = parse(CUSTOMER_CREATE, bodyOf(ctx));
      const customer = await inTransaction(strapi, ctx, (trx) => customers.create(trx, who, input));
      send(ctx, 201, serializeCustomer(customer, who.businessId));
    },

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, CUSTOMER_SEARCH);
      const page = await customers.search(database(strapi), who, search);
      sendRows(ctx, page, search, (row) => serializeCustomer(row, who.businessId));
    },

    async findOne(ctx: Context) {
      const who = caller(ctx);
      const customer = await customers.find(database(strapi), who, pathId(ctx));
      send(ctx, 200, serializeCustomer(customer, who.businessId));
    },

    async update(ctx: Context) {
      const who = caller(ctx);
      const change = requireSomeField(parse(CUSTOMER_UPDATE, bodyOf(ctx)), CUSTOMER_FIELDS);
      const customer = await inTransaction(strapi, ctx, (trx) =>
        customers.update(trx, who, pathId(ctx), change),
      );
      send(ctx, 200, serializeCustomer(customer, who.businessId));
    },
  };
};
