import type { Core } from '@strapi/strapi';
import { createProduct } from '../../../billing/products/create-product';
import { PRODUCT as answer } from '../../../billing/schemas/answers';
import {
  PRODUCT_CREATE as create,
  PRODUCT_UPDATE as update,
} from '../../../billing/schemas/product';
import { serializeProduct } from '../../../billing/serialize/product';
import { updateProduct } from '../../../billing/products/update-product';
import { PRODUCT_FIELDS } from '../../../domain/fields/records';
import { recordService } from '../../service-door';

const changes = PRODUCT_FIELDS.map(({ name }) => name);

const service = ({ strapi }: { strapi: Core.Strapi }) =>
  recordService(
    strapi,
    { create, update, changes, answer },
    {
      create: async (trx, who, body) =>
        serializeProduct(await createProduct(strapi, trx, who, body), who.businessId),
      update: async (trx, who, id, change) =>
        serializeProduct(await updateProduct(strapi, trx, who, id, change), who.businessId),
    },
  );

export default service;
export type ProductService = ReturnType<typeof service>;
