import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
import {
  QUOTATION_CHANGES,
  QUOTATION_CREATE,
  QUOTATION_UPDATE,
} from '../../../billing/schemas/quotation';
import { QUOTATION_SEARCH } from '../../../billing/schemas/search';
import { serializeFoundQuotation, serializeQuotation } from '../../../billing/serialize/quotation';
import { database } from '../../../database/pool';
import { send } from '../../../http/answer';
import { inTransaction } from '../../../http/in-transaction';
import { sendPage } from '../../../http/list-answer';
import { bodyOf, caller, parseQuery, pathId } from '../../../http/request';
import { requireSomeField } from '../../../http/require-some-field';
import { parse } from '../../../validation/parse';
import type { QuotationService } from '../services/quotation';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotations = apiService<QuotationService>(strapi, 'api::quotation.quotation');
  return {
    async create(ctx: Context) {
      const who = caller(ctx);
      const input = parse(QUOTATION_CREATE, bodyOf(ctx));
      const quotation = await inTransaction(strapi, ctx, (trx) =>
        quotations.create(trx, who, input),
      );
      send(ctx, 201, serializeQuotation(quotation, who.businessId));
    },

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, QUOTATION_SEARCH);
      const page = await quotations.search(database(strapi), who, search);
      sendPage(ctx, page, search);
    },

    async findOne(ctx: Context) {
      const who = caller(ctx);
      const quotation = await quotations.find(database(strapi), who, pathId(ctx));
      send(ctx, 200, serializeFoundQuotation(quotation, who.businessId));
    },

    async update(ctx: Context) {
      const who = caller(ctx);
      const change = requireSomeField(parse(QUOTATION_UPDATE, bodyOf(ctx)), QUOTATION_CHANGES);
      const quotation = await inTransaction(strapi, ctx, (trx) =>
        quotations.update(trx, who, pathId(ctx), change),
      );
      send(ctx, 200, serializeQuotation(quotation, who.businessId));
    },
  };
};
