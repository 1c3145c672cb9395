import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { apiService } from '../../../strapi/api-service';
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
import type { CustomerService } from '../services/customer';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const customers = apiService<CustomerService>(strapi, 'api::customer.customer');
  return {
    ...recordHandlers(strapi, customers, {
      create: CUSTOMER_CREATE,
      update: CUSTOMER_UPDATE,
      changes: CUSTOMER_FIELDS,
      serialize: serializeCustomer,
      serializeChanged: serializeCustomer,
      serializeFound: serializeCustomer,
    }),

    async find(ctx: Context) {
      const who = caller(ctx);
      const search = parseQuery(ctx, CUSTOMER_SEARCH);
      if (wantsCsv(ctx)) {
        return sendCsvTo(strapi, ctx, who, customersExport(who.businessRowId, search));
      }
      const page = await customers.search(database(strapi), who, search);
      sendRows(ctx, page, search, (row) => serializeCustomer(row, who.businessId));
    },
  };
};
