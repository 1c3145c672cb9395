import type { Queryable } from '../../database/connection';
import { isDuplicate } from '../../database/failures';
import { pageOf, type Page } from '../../database/page';
import { containsPattern, limitsOf, Parameters } from '../../database/text-filter';
import { say } from '../../messages/message';
import { recordFinder } from './find-record';
import { recordWriter, type Written } from './write-record';
import { ApiError } from '../../domain/errors';
import type { Product, ProductRow } from '../product';
import { PRODUCT_FIELDS } from '../schemas/product';
import type { ProductSearch } from '../schemas/search';

const DECIMALS: readonly string[] = ['unit_price', 'tax_rate'];

const COLUMNS = ['p.id AS row_id', 'p.document_id AS id', 'p.created_at', 'p.updated_at']
  .concat(
    PRODUCT_FIELDS.map((field) =>
      DECIMALS.includes(field) ? `trim_scale(p.${field})::text AS ${field}` : `p.${field}`,
    ),
  )
  .join(', ');

/** The answer to an article number that the business has already used. */
function asDuplicate(error: unknown, { fields: { sku } }: Written<Product>): unknown {
  if (!isDuplicate(error, 'products_business_sku')) return error;
  const message = `sku ${JSON.stringify(sku)} is already used in this business`;
  return new ApiError('duplicate_sku', message, {
    errors: [{ pointer: '/sku', message: say('already_used') }],
  });
}

const writer = recordWriter<Product, ProductRow>('product', {
  table: 'products',
  alias: 'p',
  columns: COLUMNS,
  fields: PRODUCT_FIELDS,
  decimals: DECIMALS,
});

/** Stores a product; returns it as stored. @throws ApiError `duplicate_sku` */
export async function insertProduct(
  db: Queryable,
  product: Written<Product> & { id: string },
): Promise<ProductRow> {
  try {
    return await writer.insert(db, product);
  } catch (error) {
    throw asDuplicate(error, product);
  }
}

/** One product of a business; throws 404 when the business has none with this id. */
export const getProduct = recordFinder<ProductRow>('product', {
  table: 'products p',
  columns: COLUMNS,
});

/** Writes all fields of a product that was read under lock. @throws ApiError `duplicate_sku` */
export async function writeProduct(
  db: Queryable,
  product: Written<Product> & { rowId: number },
): Promise<void> {
  try {
    await writer.update(db, product);
  } catch (error) {
    throw asDuplicate(error, product);
  }
}

/** The filters of a search as SQL conditions. */
export function productFilters(search: ProductSearch, parameters: Parameters): string[] {
  const { name, sku, active } = search;
  const contains = (column: string, text: string | null) =>
    text === null ? [] : [`${column} ILIKE ${parameters.add(containsPattern(text))}`];
  const isActive = active === null ? [] : [`active = ${parameters.add(active)}`];
  return [...contains('name', name), ...contains('sku', sku), ...isActive];
}

/** A page of a business's products, newest first, and how many match in all. */
export async function listProducts(
  db: Queryable,
  businessRowId: number,
  search: ProductSearch,
): Promise<Page<ProductRow>> {
  const parameters = new Parameters();
  const business = parameters.add(businessRowId);
  const filters = productFilters(search, parameters);
  const where = [`business_id = ${business}`, ...filters].join(' AND ');
  const total =
    filters.length === 0
      ? `coalesce((SELECT record_count FROM document_sequences WHERE business_id = ${business} AND kind = 'product'), 0)`
      : `(SELECT count(*) FROM products WHERE ${where})`;
  const rows = await db.query<ProductRow & { matches: number }>({
    text: `WITH page AS MATERIALIZED (
        SELECT id FROM products WHERE ${where} ORDER BY created_at DESC, id DESC
        ${limitsOf(search, parameters)}
      )
      SELECT ${total}::bigint AS matches, found.* FROM (SELECT 1) AS one LEFT JOIN (
        SELECT ${COLUMNS} FROM page JOIN products p ON p.id = page.id
      ) found ON true ORDER BY found.created_at DESC, found.row_id DESC`,
    values: parameters.values,
  });
  return pageOf(rows);
}
