import Big from 'big.js';
import { validationError } from '../domain/errors';
import { decimalText, ZERO } from '../domain/money';
import { say } from '../messages/message';
import type { ProductCreate, ProductUpdate } from './schemas/product';
import { patchedRecord } from '../domain/patched';

/** A product as it is stored; decimals as exact text. */
export interface Product extends Omit<ProductCreate, 'unit_price' | 'tax_rate'> {
  unit_price: string;
  tax_rate: string | null;
}

export interface ProductRow extends Product {
  row_id: number;
  id: string;
  created_at: string;
  updated_at: string;
}

/** As on a line, only the standard category has a rate above 0. @throws ApiError `validation_failed` */
function requireCategory<T extends Product>(product: T): T {
  const { tax_rate: rate, tax_category: category } = product;
  if (rate === null || new Big(rate).lte(ZERO) || (category ?? 'S') === 'S') return product;
  const message = say('category_not_s');
  throw validationError([{ path: ['tax_category'], message }]);
}

const textOrNull = (value: Big | null): string | null =>
  value === null ? null : decimalText(value);

/** A new product from a checked body. */
export function newProduct(input: ProductCreate): Product {
  return requireCategory({
    ...input,
    unit_price: decimalText(input.unit_price),
    tax_rate: textOrNull(input.tax_rate),
  });
}

/** A product after a PATCH. Null clears a field, undefined keeps it. */
export function changedProduct(found: ProductRow, update: ProductUpdate): ProductRow {
  const { unit_price: price, tax_rate: rate, ...rest } = update;
  return requireCategory({
    ...patchedRecord(found, rest),
    unit_price: price === undefined ? found.unit_price : decimalText(price),
    tax_rate: rate === undefined ? found.tax_rate : textOrNull(rate),
  });
}
