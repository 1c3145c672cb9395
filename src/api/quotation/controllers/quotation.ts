import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
import { QUOTATION_CREATE, QUOTATION_UPDATE } from '../../../billing/schemas/quotation';
import { parse } from '../../../validation/parse';
import { QUOTATION_SEARCH } from '../../../billing/schemas/search';
import { serializeFoundQuotation, serializeQuotation } from '../../../billing/serialize/quotation';
import { database } from '../../../database/pool';
import { send } from '../../../http/answer';
import { sendPage } from '../../../http/list-answer';
import { caller, parseQuery, pathId } from '../../../http/request';
import { answerWrite } from '../../../http/write';
import { draftQuotation } from '../../../billing/draft';
import { requireSomeField } from '../../../http/valid-fields';
import type { QuotationService } from '../services/quotation';

function parseUpdate(body: unknown) {
  const update = parse(QUOTATION_UPDATE, body);
  const sent = { ...update, status: update.status ?? undefined };
  return requireSomeField(sent, ['status', 'notes', 'terms', 'valid_until']);
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotations = () => apiService<QuotationService>(strapi, 'api::quotation.quotation');
  return {
    create: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        parse: (body) => draftQuotation(parse(QUOTATION_CREATE, body)),
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
