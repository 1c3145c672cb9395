import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createQuotation } from '../../../billing/documents/create-quotation';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { updateQuotation } from '../../../billing/documents/update-quotation';
import {
  QUOTATION_CHANGES,
  QUOTATION_CREATE,
  QUOTATION_UPDATE,
} from '../../../billing/schemas/quotation';
import { QUOTATION_SEARCH } from '../../../billing/schemas/search';
import { QUOTATION } from '../../../billing/kind';
import { SENT_BACK } from '../../../billing/schemas/sent-back';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { sendDocuments } from '../../../http/answers/send-documents';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordHandlers(
    strapi,
    {
      create: async (trx, who, input) => (await createQuotation(strapi, trx, who, input)).json,
      find: (db, who, id) => retrieveDocument(db, QUOTATION, who, id),
      update: (trx, who, id, change) => updateQuotation(strapi, trx, who, id, change),
    },
    {
      create: QUOTATION_CREATE,
      update: QUOTATION_UPDATE,
      changes: QUOTATION_CHANGES,
      answer: SENT_BACK.quotation,
      serialize: (json: string) => json,
    },
  ),

  find: (ctx: Context) => sendDocuments(strapi, ctx, QUOTATION, QUOTATION_SEARCH),
});
