import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createInvoice } from '../../../billing/create-invoice';
import { listDocuments } from '../../../billing/sql/list-documents';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { updateInvoice } from '../../../billing/update-invoice';
import { INVOICE_CHANGES, INVOICE_CREATE, INVOICE_UPDATE } from '../../../billing/schemas/invoice';
import { INVOICE_SEARCH } from '../../../billing/schemas/search';
import { INVOICE } from '../../../billing/kind';
import { database } from '../../../database/pool';
import { sendPage } from '../../../http/answers/list-answer';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { caller, parseQuery } from '../../../http/requests/request';
import { sendDocuments, wantsCsv } from '../../../http/answers/send-csv';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordHandlers(
    strapi,
    {
      create: (trx, who, input) => createInvoice(strapi, trx, who, input),
      find: (db, who, id) => retrieveDocument(db, INVOICE, who, id),
      update: (trx, who, id, change) => updateInvoice(strapi, trx, who, id, change),
    },
    {
      create: INVOICE_CREATE,
      update: INVOICE_UPDATE,
      changes: INVOICE_CHANGES,
      serialize: (json: string) => json,
    },
  ),

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, INVOICE_SEARCH);
    if (wantsCsv(ctx)) return sendDocuments(strapi, ctx, INVOICE, search);
    const page = await listDocuments(database(strapi), INVOICE, who, search);
    sendPage(ctx, page, search);
  },
});
