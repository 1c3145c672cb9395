import { randomUUID } from 'node:crypto';
import { changedProduct, newProduct, type ProductRow } from '../../../billing/product';
import type { ProductCreate, ProductUpdate } from '../../../billing/schemas/product';
import type { ProductSearch } from '../../../billing/schemas/search';
import {
  findProduct,
  insertProduct,
  listProducts,
  updateProduct,
} from '../../../billing/sql/products';
import type { Queryable } from '../../../database/connection';
import type { Page } from '../../../database/page';
import type { Transaction } from '../../../database/pool';
import { notFound } from '../../../domain/errors';
import { nextVersion } from '../../../domain/version';
import type { Caller } from '../../../http/requests/caller';

const productService = () => ({
  create(trx: Transaction, { businessRowId }: Caller, input: ProductCreate): Promise<ProductRow> {
    const now = new Date().toISOString();
    return insertProduct(trx, { businessRowId, fields: newProduct(input), id: randomUUID(), now });
  },

  search(db: Queryable, who: Caller, search: ProductSearch): Promise<Page<ProductRow>> {
    return listProducts(db, who.businessRowId, search);
  },

  /** Throws 404 unless the id is that of a product of this business. */
  async find(
    db: Queryable,
    who: Caller,
    id: string | null,
    mode: 'read' | 'lock' = 'read',
  ): Promise<ProductRow> {
    const row = id === null ? null : await findProduct(db, who.businessRowId, id, mode);
    if (!row) throw notFound('product');
    return row;
  },

  async update(
    trx: Transaction,
    who: Caller,
    id: string | null,
    update: ProductUpdate,
  ): Promise<ProductRow> {
    const product = changedProduct(await this.find(trx, who, id, 'lock'), update);
    const now = nextVersion(product.updated_at, new Date());
    const { businessRowId } = who;
    await updateProduct(trx, { businessRowId, rowId: product.row_id, fields: product, now });
    return { ...product, updated_at: now };
  },
});

export type ProductService = ReturnType<typeof productService>;
export default productService;
