import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createProduct } from '../../../billing/create-product';
import { getProduct, listProducts } from '../../../billing/sql/products';
import { updateProduct } from '../../../billing/update-product';
import { PRODUCT_CREATE, PRODUCT_FIELDS, PRODUCT_UPDATE } from '../../../billing/schemas/product';
import { PRODUCT_SEARCH } from '../../../billing/schemas/search';
import { serializeProduct } from '../../../billing/serialize/product';
import { productsExport } from '../../../billing/csv/searches';
import { database } from '../../../database/pool';
import { sendRows } from '../../../http/answers/list-answer';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { caller, parseQuery } from '../../../http/requests/request';
import { sendCsvTo, wantsCsv } from '../../../http/answers/send-csv';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordHandlers(
    strapi,
    {
      create: createProduct,
      find: (db, who, id) => getProduct(db, who.businessRowId, id),
      update: updateProduct,
    },
    {
      create: PRODUCT_CREATE,
      update: PRODUCT_UPDATE,
      changes: PRODUCT_FIELDS,
      serialize: serializeProduct,
    },
  ),

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseQuery(ctx, PRODUCT_SEARCH);
    if (wantsCsv(ctx)) {
      return sendCsvTo(strapi, ctx, who, productsExport(who.businessRowId, search));
    }
    const page = await listProducts(database(strapi), who.businessRowId, search);
    sendRows(ctx, page, search, (row) => serializeProduct(row, who.businessId));
  },
});
