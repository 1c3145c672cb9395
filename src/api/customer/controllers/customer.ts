import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createCustomer } from '../../../billing/create-customer';
import { getCustomer, listCustomers } from '../../../billing/sql/customers';
import { updateCustomer } from '../../../billing/update-customer';
import {
  CUSTOMER_CREATE,
  CUSTOMER_FIELDS,
  CUSTOMER_UPDATE,
} from '../../../billing/schemas/customer';
import { CUSTOMER_SEARCH } from '../../../billing/schemas/search';
import { serializeCustomer } from '../../../billing/serialize/customer';
import { customersExport } from '../../../billing/csv/searches';
import { database } from '../../../database/pool';
import { sendRows } from '../../../http/answers/list-answer';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { caller, parseQuery } from '../../../http/requests/request';
import { sendCsvTo, wantsCsv } from '../../../http/answers/send-csv';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordHandlers(
    strapi,
    {
      create: (trx, who, input) => createCustomer(strapi, trx, who, input),
      find: (db, who, id) => getCustomer(db, who.businessRowId, id),
      update: updateCustomer,
    },
    {
      create: CUSTOMER_CREATE,
      update: CUSTOMER_UPDATE,
      changes: CUSTOMER_FIELDS,
      serialize: serializeCustomer,
    },
  ),

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, CUSTOMER_SEARCH);
    if (wantsCsv(ctx)) {
      return sendCsvTo(strapi, ctx, who, customersExport(who.businessRowId, search));
    }
    const page = await listCustomers(database(strapi), who.businessRowId, search);
    sendRows(ctx, page, search, (row) => serializeCustomer(row, who.businessId));
  },
});
