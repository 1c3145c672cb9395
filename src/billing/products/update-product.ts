import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import { isChanged, nextVersion } from '../../domain/version';
import { wakeAfter } from '../../webhooks/wake';
import { changedProduct, type ProductRow } from '../product';
import type { ProductUpdate } from '../schemas/product';
import { getProduct, writeProduct } from '../sql/products';
import type { Owner } from '../tenant';

/** Changes a product by the rules of a PATCH, with its event. Throws 404, 409 `duplicate_sku`. */
export async function updateProduct(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId }: Owner,
  id: string | null,
  update: ProductUpdate,
): Promise<ProductRow> {
  const found = await getProduct(trx, businessRowId, id, 'lock');
  const product = changedProduct(found, update);
  const now = nextVersion(product.updated_at, new Date());
  const { has_deliveries } = await writeProduct(trx, {
    businessRowId,
    businessId,
    rowId: product.row_id,
    fields: product,
    now,
    isTold: isChanged(found, product),
  });
  if (has_deliveries) wakeAfter(strapi, trx);
  return { ...product, updated_at: now };
}
