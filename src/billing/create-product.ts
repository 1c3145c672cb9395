import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/connection';
import { newProduct, type ProductRow } from './product';
import type { ProductCreate } from './schemas/product';
import { insertProduct } from './sql/products';
import type { Owner } from './tenant';

/** Stores a new product. Throws 409 `duplicate_sku`. */
export function createProduct(
  trx: Queryable,
  { businessRowId }: Owner,
  input: ProductCreate,
): Promise<ProductRow> {
  const now = new Date().toISOString();
  return insertProduct(trx, { businessRowId, fields: newProduct(input), id: randomUUID(), now });
}
