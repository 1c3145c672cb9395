import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
import { INVOICE_CREATE, INVOICE_UPDATE } from '../../../billing/schemas/invoice';
import { parse } from '../../../validation/parse';
import { INVOICE_SEARCH } from '../../../billing/schemas/search';
import { serializeFoundInvoice, serializeInvoice } from '../../../billing/serialize/invoice';
import { database } from '../../../database/pool';
import { send } from '../../../http/answer';
import { sendPage } from '../../../http/list-answer';
import { caller, parseQuery, pathId } from '../../../http/request';
import { answerWrite } from '../../../http/write';
import { draftInvoice } from '../../../billing/draft';
import { requireSomeField } from '../../../http/valid-fields';
import type { InvoiceService } from '../services/invoice';

function parseUpdate(body: unknown) {
  const update = parse(INVOICE_UPDATE, body);
  const sent = { ...update, status: update.status ?? undefined };
  return requireSomeField(sent, ['status', 'notes', 'terms', 'due_date']);
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const invoices = () => apiService<InvoiceService>(strapi, 'api::invoice.invoice');
  return {
    create: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        parse: (body) => draftInvoice(parse(INVOICE_CREATE, body)),
        run: async (trx, draft, who) => {
          const row = await invoices().create(trx, who, draft);
          return { status: 201, body: serializeInvoice(row, who.businessId) };
        },
      }),

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, INVOICE_SEARCH);
      const page = await invoices().search(database(strapi), who, search);
      sendPage(ctx, page, search);
    },

    async findOne(ctx: Context) {
      const who = caller(ctx);
      const row = await invoices().find(database(strapi), who, pathId(ctx));
      send(ctx, { status: 200, body: serializeFoundInvoice(row, who.businessId) });
    },

    update: (ctx: Context) =>
      answerWrite(strapi, ctx, {
        exists: async (db, who) => void (await invoices().find(db, who, pathId(ctx))),
        parse: parseUpdate,
        run: async (trx, input, who) => {
          const row = await invoices().update(trx, who, pathId(ctx), input);
          return { status: 200, body: serializeInvoice(row, who.businessId) };
        },
      }),
  };
};
