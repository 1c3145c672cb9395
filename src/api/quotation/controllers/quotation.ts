import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
import {
  QUOTATION_CHANGES,
  QUOTATION_CREATE,
  QUOTATION_UPDATE,
} from '../../../billing/schemas/quotation';
import { QUOTATION_SEARCH } from '../../../billing/schemas/search';
import { QUOTATION } from '../../../billing/kind';
import { database } from '../../../database/pool';
import { sendPage } from '../../../http/answers/list-answer';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { caller, parseQuery } from '../../../http/requests/request';
import { sendDocuments, wantsCsv } from '../../../http/answers/send-csv';
import type { QuotationService } from '../services/quotation';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quotations = apiService<QuotationService>(strapi, 'api::quotation.quotation');
  return {
    ...recordHandlers(strapi, quotations, {
      create: QUOTATION_CREATE,
      update: QUOTATION_UPDATE,
      changes: QUOTATION_CHANGES,
      serialize: (json: string) => json,
      serializeChanged: (json: string) => json,
      serializeFound: (json: string) => json,
    }),

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, QUOTATION_SEARCH);
      if (wantsCsv(ctx)) return sendDocuments(strapi, ctx, QUOTATION, search);
      const page = await quotations.search(database(strapi), who, search);
      sendPage(ctx, page, search);
    },
  };
};
