import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createCustomer } from '../../../billing/customers/create-customer';
import { getCustomer, LISTED_CUSTOMERS } from '../../../billing/sql/customers';
import { printedFieldsOfBusiness } from '../../../billing/sql/custom-fields';
import { updateCustomer } from '../../../billing/customers/update-customer';
import { CUSTOMER_CREATE, CUSTOMER_UPDATE } from '../../../billing/schemas/customer';
import { CUSTOMER_SEARCH } from '../../../billing/schemas/search';
import { serializeCustomer } from '../../../billing/serialize/customer';
import { customersExport } from '../../../billing/csv/searches';
import { CUSTOMER } from '../../../billing/schemas/answers';
import { PORTAL_SESSION, PORTAL_SESSION_CREATE } from '../../../billing/schemas/portal-session';
import { database } from '../../../database/pool';
import { CUSTOMER_API_FIELDS } from '../../../domain/fields/records';
import { sendSealed } from '../../../http/answers/answer';
import { sendRecords } from '../../../http/answers/list-answer';
import { inTransaction } from '../../../http/idempotency/in-transaction';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { parseBody } from '../../../http/requests/ignored';
import { caller, parseSearch, pathId } from '../../../http/requests/request';
import { openForApp } from '../../../portal/open-for-app';
import { sendCsvTo, wantsCsv } from '../../../http/answers/send-export';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordHandlers(
    strapi,
    {
      create: (trx, who, input) => createCustomer(strapi, trx, who, input),
      find: (db, who, id) => getCustomer(db, who.businessRowId, id),
      update: (trx, who, id, change) => updateCustomer(strapi, trx, who, id, change),
    },
    {
      create: CUSTOMER_CREATE,
      update: CUSTOMER_UPDATE,
      changes: CUSTOMER_API_FIELDS.map(({ name }) => name),
      answer: CUSTOMER,
      serialize: serializeCustomer,
    },
  ),

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseSearch(ctx, CUSTOMER_SEARCH);
    if (wantsCsv(ctx)) {
      const { businessRowId } = who;
      const fields = await printedFieldsOfBusiness(database(strapi), 'customer', businessRowId);
      return sendCsvTo(strapi, ctx, who, customersExport(businessRowId, search, fields));
    }
    return sendRecords(strapi, ctx, search, LISTED_CUSTOMERS, serializeCustomer);
  },

  /** Whoever has the URL sees all of the customer, so it is kept sealed for repeats. */
  async openPortal(ctx: Context) {
    const { businessRowId } = caller(ctx);
    const sent = parseBody(ctx, PORTAL_SESSION_CREATE, { answer: PORTAL_SESSION });
    const wanted = { businessRowId, customerId: pathId(ctx), contactId: sent.contact_id };
    const url = await inTransaction(strapi, ctx, (trx) => openForApp(strapi, trx, wanted));
    sendSealed(ctx, 201, { url });
  },
});
