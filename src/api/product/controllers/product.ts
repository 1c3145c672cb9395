import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { createProduct } from '../../../billing/products/create-product';
import { getProduct, LISTED_PRODUCTS } from '../../../billing/sql/products';
import { updateProduct } from '../../../billing/products/update-product';
import { PRODUCT_CREATE, PRODUCT_UPDATE } from '../../../billing/schemas/product';
import { PRODUCT_SEARCH } from '../../../billing/schemas/search';
import { PRODUCT_FIELDS } from '../../../domain/fields/records';
import { serializeProduct } from '../../../billing/serialize/product';
import { productsExport } from '../../../billing/csv/searches';
import { PRODUCT } from '../../../billing/schemas/answers';
import { sendRecords } from '../../../http/answers/list-answer';
import { recordHandlers } from '../../../http/routes/record-handlers';
import { caller, parseSearch } from '../../../http/requests/request';
import { sendCsvTo, wantsCsv } from '../../../http/answers/send-export';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  ...recordHandlers(
    strapi,
    {
      create: (trx, who, input) => createProduct(strapi, trx, who, input),
      find: (db, who, id) => getProduct(db, who.businessRowId, id),
      update: (trx, who, id, change) => updateProduct(strapi, trx, who, id, change),
    },
    {
      create: PRODUCT_CREATE,
      update: PRODUCT_UPDATE,
      changes: PRODUCT_FIELDS.map(({ name }) => name),
      answer: PRODUCT,
      serialize: serializeProduct,
    },
  ),

  async find(ctx: Context) {
    const who = caller(ctx);
    const search = parseSearch(ctx, PRODUCT_SEARCH);
    if (wantsCsv(ctx)) {
      return sendCsvTo(strapi, ctx, who, productsExport(who.businessRowId, search));
    }
    return sendRecords(strapi, ctx, search, LISTED_PRODUCTS, serializeProduct);
  },
});
