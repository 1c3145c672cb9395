import { containsPattern, type Parameters } from '../../database/text-filter';
import { PRODUCT_FIELDS } from '../../domain/fields/records';
import { jsonTime } from '../../database/timestamps';
import { answered } from './columns';
import { recordFinder } from './find-record';
import type { Records } from './list-records';
import { recordWriter } from './write-record';
import type { Product, ProductRow } from '../product';
import type { ProductSearch } from '../schemas/search';

const COLUMNS = ['p.id AS row_id', 'p.document_id AS id', 'p.created_at', 'p.updated_at']
  .concat(
    PRODUCT_FIELDS.map(({ name, type }) =>
      type === 'decimal' ? `trim_scale(p.${name})::text AS ${name}` : `p.${name}`,
    ),
  )
  .join(', ');

/** SQL of a product as answers have it. */
export function productJson(businessId: string): string {
  const fields = PRODUCT_FIELDS.map(
    ({ name, type }) => `${answered(`p.${name}`, type)} AS ${name}`,
  );
  return `(SELECT row_to_json(product) FROM (
    SELECT p.document_id AS id, ${businessId}::text AS business_id, ${fields.join(', ')},
      ${jsonTime('p.created_at')} AS created_at, ${jsonTime('p.updated_at')} AS updated_at
  ) product)`;
}

const writer = recordWriter<Product, ProductRow>('product', {
  table: 'products',
  unique: { field: 'sku', index: 'products_business_sku', code: 'duplicate_sku' },
  alias: 'p',
  columns: COLUMNS,
  fields: PRODUCT_FIELDS,
  json: productJson,
});

export const { insert: insertProduct, update: writeProduct } = writer;

/** One product of a business; throws 404 when the business has none with this id. */
export const getProduct = recordFinder<ProductRow>('product', {
  table: 'products p',
  columns: COLUMNS,
});

/** The filters by texts and state as SQL conditions. */
function ownFilters(search: ProductSearch, parameters: Parameters): string[] {
  const { name, sku, active } = search;
  const contains = (column: string, text: string | null) =>
    text === null ? [] : [`${column} ILIKE ${parameters.add(containsPattern(text))}`];
  const isActive = active === null ? [] : [`active = ${parameters.add(active)}`];
  return [...contains('name', name), ...contains('sku', sku), ...isActive];
}

/** How products are listed. */
export const LISTED_PRODUCTS: Records<ProductSearch> = {
  kind: 'product',
  table: 'products',
  alias: 'p',
  columns: COLUMNS,
  ownFilters,
};
