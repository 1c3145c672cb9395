import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createInvoice } from '../../../billing/documents/create-invoice';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { updateInvoice } from '../../../billing/documents/update-invoice';
import { INVOICE_CHANGES, INVOICE_CREATE, INVOICE_UPDATE } from '../../../billing/schemas/invoice';
import { INVOICE_SEARCH } from '../../../billing/schemas/search';
import { INVOICE } from '../../../billing/kind';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { sendDocuments } from '../../../http/answers/send-documents';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordHandlers(
    strapi,
    {
      create: async (trx, who, input) => (await createInvoice(strapi, trx, who, input)).json,
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

  find: (ctx: Context) => sendDocuments(strapi, ctx, INVOICE, INVOICE_SEARCH),
});
