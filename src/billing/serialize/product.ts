import type { z } from 'zod';
import { jsonNumber } from '../../domain/json';
import type { ProductRow } from '../product';
import type { PRODUCT } from '../schemas/answers';

/** A product as the API returns it: create, search, retrieve and update alike. */
export function serializeProduct(product: ProductRow, businessId: string): z.infer<typeof PRODUCT> {
  return {
    id: product.id,
    business_id: businessId,
    name: product.name,
    description: product.description,
    sku: product.sku,
    unit_price: jsonNumber(product.unit_price),
    currency: product.currency,
    tax_rate: product.tax_rate === null ? null : jsonNumber(product.tax_rate),
    tax_category: product.tax_category,
    unit_code: product.unit_code,
    active: product.active,
    metadata: product.metadata ?? {},
    created_at: product.created_at,
    updated_at: product.updated_at,
  };
}
