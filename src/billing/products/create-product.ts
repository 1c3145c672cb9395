import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import { wakeAfter } from '../../webhooks/wake';
import { newProduct, type ProductRow } from '../product';
import type { ProductCreate } from '../schemas/product';
import { insertProduct } from '../sql/products';
import type { Owner } from '../tenant';

/** Stores a new product, with its event. Throws 409 `duplicate_sku`. */
export async function createProduct(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId }: Owner,
  input: ProductCreate,
): Promise<ProductRow> {
  const now = new Date().toISOString();
  const fields = newProduct(input);
  const row = await insertProduct(trx, {
    businessRowId,
    businessId,
    fields,
    id: randomUUID(),
    now,
  });
  if (row.has_deliveries) wakeAfter(strapi, trx);
  return row;
}
