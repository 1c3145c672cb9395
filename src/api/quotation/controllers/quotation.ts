import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createQuotation } from '../../../billing/create-quotation';
import { listDocuments } from '../../../billing/sql/list-documents';
import { retrieveDocument } from '../../../billing/sql/retrieve-document';
import { updateQuotation } from '../../../billing/update-quotation';
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

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordHandlers(
    strapi,
    {
      create: (trx, who, input) => createQuotation(strapi, trx, who, input),
      find: (db, who, id) => retrieveDocument(db, QUOTATION, who, id),
      update: updateQuotation,
    },
    {
      create: QUOTATION_CREATE,
      update: QUOTATION_UPDATE,
      changes: QUOTATION_CHANGES,
      serialize: (json: string) => json,
    },
  ),

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, QUOTATION_SEARCH);
    if (wantsCsv(ctx)) return sendDocuments(strapi, ctx, QUOTATION, search);
    const page = await listDocuments(database(strapi), QUOTATION, who, search);
    sendPage(ctx, page, search);
  },
});
