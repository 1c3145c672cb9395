import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
import { INVOICE_CHANGES, INVOICE_CREATE, INVOICE_UPDATE } from '../../../billing/schemas/invoice';
import { INVOICE_SEARCH } from '../../../billing/schemas/search';
import { INVOICE } from '../../../billing/kind';
import { database } from '../../../database/pool';
import { sendPage } from '../../../http/answers/list-answer';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { caller, parseQuery } from '../../../http/requests/request';
import { sendDocuments, wantsCsv } from '../../../http/answers/send-csv';
import type { InvoiceService } from '../services/invoice';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const invoices = apiService<InvoiceService>(strapi, 'api::invoice.invoice');
  return {
    ...recordHandlers(strapi, invoices, {
      create: INVOICE_CREATE,
      update: INVOICE_UPDATE,
      changes: INVOICE_CHANGES,
      serialize: (json: string) => json,
      serializeChanged: (json: string) => json,
      serializeFound: (json: string) => json,
    }),

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, INVOICE_SEARCH);
      if (wantsCsv(ctx)) return sendDocuments(strapi, ctx, INVOICE, search);
      const page = await invoices.search(database(strapi), who, search);
      sendPage(ctx, page, search);
    },
  };
};
