import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import {
  QUOTATION_CHANGES,
  QUOTATION_CREATE,
  QUOTATION_UPDATE,
} from '../../../billing/schemas/quotation';
import { parse } from '../../../validation/parse';
import { QUOTATION_SEARCH } from '../../../billing/schemas/search';
import { serializeFoundQuotation, serializeQuotation } from '../../../billing/serialize/quotation';
import { database } from '../../../database/pool';
import { send } from '../../../http/answer';
import { sendPage } from '../../../http/list-answer';
import { caller, parseQuery, pathId } from '../../../http/request';
import { answerWrite } from '../../../http/write';
import { priceQuotation } from '../../../billing/price';
import { requireSomeField } from '../../../http/valid-fields';
import type { QuotationService } from '../services/quotation';

const parseUpdate = (body: unknown) =>
  requireSomeField(parse(QUOTATION_UPDATE, body), QUOTATION_CHANGES);

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotations = () =>
    strapi.service('api::quotation.quotation') as unknown as QuotationService;
  return {
    create: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        parse: (body) => priceQuotation(parse(QUOTATION_CREATE, body)),
        run: async (trx, draft, who) => {
          const row = await quotations().create(trx, who, draft);
          return { status: 201, body: serializeQuotation(row, who.businessId) };
        },
      }),

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, QUOTATION_SEARCH);
      const page = await quotations().search(database(strapi), who, search);
      sendPage(ctx, page, search);
    },

    async findOne(ctx: Context) {
      const who = caller(ctx);
      const row = await quotations().find(database(strapi), who, pathId(ctx));
      send(ctx, { status: 200, body: serializeFoundQuotation(row, who.businessId) });
    },

    update: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        exists: async (db, who) => void (await quotations().find(db, who, pathId(ctx))),
        parse: parseUpdate,
        run: async (trx, input, who) => {
          const row = await quotations().update(trx, who, pathId(ctx), input);
          return { status: 200, body: serializeQuotation(row, who.businessId) };
        },
      }),
  };
};
