import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createInvoice } from '../../../billing/create-invoice';
import { listDocuments, listDocumentsAfter } from '../../../billing/sql/list-documents';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { updateInvoice } from '../../../billing/update-invoice';
import { INVOICE_CHANGES, INVOICE_CREATE, INVOICE_UPDATE } from '../../../billing/schemas/invoice';
import { CSV_PARAMETERS, INVOICE_SEARCH } from '../../../billing/schemas/search';
import { INVOICE } from '../../../billing/kind';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { database } from '../../../database/pool';
import { sendList } from '../../../http/answers/list-answer';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { caller, parseSearch } from '../../../http/requests/request';
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
      answer: SENT_BACK.invoice,
      serialize: (json: string) => json,
    },
  ),

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseSearch(ctx, INVOICE_SEARCH, CSV_PARAMETERS);
    if (wantsCsv(ctx)) return sendDocuments(strapi, ctx, INVOICE, search);
    const db = database(strapi);
    return sendList(strapi, ctx, search, {
      kind: 'invoice',
      page: () => listDocuments(db, INVOICE, who, search),
      after: (place) => listDocumentsAfter(db, INVOICE, who, search, place),
    });
  },
});
