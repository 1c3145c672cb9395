import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createQuotation } from '../../../billing/create-quotation';
import { listDocuments, listDocumentsAfter } from '../../../billing/sql/list-documents';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { updateQuotation } from '../../../billing/update-quotation';
import {
  QUOTATION_CHANGES,
  QUOTATION_CREATE,
  QUOTATION_UPDATE,
} from '../../../billing/schemas/quotation';
import { CSV_PARAMETERS, QUOTATION_SEARCH } from '../../../billing/schemas/search';
import { QUOTATION } from '../../../billing/kind';
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
      create: (trx, who, input) => createQuotation(strapi, trx, who, input),
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

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseSearch(ctx, QUOTATION_SEARCH, CSV_PARAMETERS);
    if (wantsCsv(ctx)) return sendDocuments(strapi, ctx, QUOTATION, search);
    const db = database(strapi);
    return sendList(strapi, ctx, search, {
      kind: 'quotation',
      page: () => listDocuments(db, QUOTATION, who, search),
      after: (place) => listDocumentsAfter(db, QUOTATION, who, search, place),
    });
  },
});
