import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
import { INVOICE_CHANGES, INVOICE_CREATE, INVOICE_UPDATE } from '../../../billing/schemas/invoice';
import { INVOICE_SEARCH } from '../../../billing/schemas/search';
import { serializeFoundInvoice, serializeInvoice } from '../../../billing/serialize/invoice';
import { database } from '../../../database/pool';
import { send } from '../../../http/answer';
import { inTransaction } from '../../../http/in-transaction';
import { sendPage } from '../../../http/list-answer';
import { bodyOf, caller, parseQuery, pathId } from '../../../http/request';
import { requireSomeField } from '../../../http/require-some-field';
import { parse } from '../../../validation/parse';
import type { InvoiceService } from '../services/invoice';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const invoices = apiService<InvoiceService>(strapi, 'api::invoice.invoice');
  return {
    async create(ctx: Context) {
      const who = caller(ctx);
      const input = parse(INVOICE_CREATE, bodyOf(ctx));
      const invoice = await inTransaction(strapi, ctx, (trx) => invoices.create(trx, who, input));
      send(ctx, 201, serializeInvoice(invoice, who.businessId));
    },

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, INVOICE_SEARCH);
      const page = await invoices.search(database(strapi), who, search);
      sendPage(ctx, page, search);
    },

    async findOne(ctx: Context) {
      const who = caller(ctx);
      const invoice = await invoices.find(database(strapi), who, pathId(ctx));
      send(ctx, 200, serializeFoundInvoice(invoice, who.businessId));
    },

    async update(ctx: Context) {
      const who = caller(ctx);
      const change = requireSomeField(parse(INVOICE_UPDATE, bodyOf(ctx)), INVOICE_CHANGES);
      const invoice = await inTransaction(strapi, ctx, (trx) =>
        invoices.update(trx, who, pathId(ctx), change),
      );
      send(ctx, 200, serializeInvoice(invoice, who.businessId));
    },
  };
};
