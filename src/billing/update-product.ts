import type { Queryable } from '../database/connection';
import { nextVersion } from '../domain/version';
import { changedProduct, type ProductRow } from './product';
import type { ProductUpdate } from './schemas/product';
import { getProduct, writeProduct } from './sql/products';
import type { Owner } from './tenant';

/** Changes a product by the rules of a PATCH. Throws 404, 409 `duplicate_sku`. */
export async function updateProduct(
  trx: Queryable,
  { businessRowId }: Owner,
  id: string | null,
  update: ProductUpdate,
): Promise<ProductRow> {
  const product = changedProduct(await getProduct(trx, businessRowId, id, 'lock'), update);
  const now = nextVersion(product.updated_at, new Date());
  await writeProduct(trx, { businessRowId, rowId: product.row_id, fields: product, now });
  return { ...product, updated_at: now };
}
