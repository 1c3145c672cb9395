import { z } from 'zod';
import { checkFlag, checkUnitCode } from '../../domain/checks';
import { checkCurrency } from '../../domain/currency';
import { TAX_CATEGORIES } from '../../domain/tax';
import {
  changeable,
  clearable,
  DOCS,
  name,
  oneOf,
  optional,
  price,
  rate,
  required,
  text,
  verbatimNumber,
  withDefault,
} from '../../validation/fields';
import { METADATA, METADATA_CHANGE } from './metadata';

const LONGEST_DESCRIPTION = 2_000;

const docs = {
  name: DOCS.text('Trimmed; must not be empty.'),
  unit_price: {
    type: 'number',
    exclusiveMinimum: -1e12,
    exclusiveMaximum: 1e12,
    description: 'Price per unit before tax, at most 6 decimals.',
  },
  description: DOCS.text('What a line says. Without one, the name.', LONGEST_DESCRIPTION),
  sku: DOCS.text(
    'Article number, as given. Unique in the business in more than case, outer blanks and forms of Unicode (NFKC).',
  ),
  currency: {
    type: 'string',
    pattern: '^[A-Za-z]{3}$',
    description: 'ISO 4217 code of the price. Without one, that of the document.',
  },
  tax_rate: {
    type: 'number',
    minimum: 0,
    maximum: 100,
    description: 'Percentage. Without one, the usual rate of the customer or the business.',
  },
  tax_category: {
    ...DOCS.oneOf(TAX_CATEGORIES, 'UN/CEFACT 5305. Above 0 % it is S.'),
    type: 'string',
  },
  unit_code: {
    type: 'string',
    pattern: '^[A-Z0-9]{2,3}$',
    default: 'C62',
    description: 'UN/ECE Recommendation 20: HUR for hours, KGM for kilograms, C62 for pieces.',
  },
  active: { type: 'boolean', default: true, description: 'False archives the product.' },
};

const checks = {
  description: text(LONGEST_DESCRIPTION),
  sku: verbatimNumber,
  currency: checkCurrency,
  tax_rate: rate,
  tax_category: oneOf(TAX_CATEGORIES),
};

/** Body of POST /api/v1/products. */
export const PRODUCT_CREATE = z
  .object({
    name: required(name, docs.name),
    unit_price: required(price, docs.unit_price),
    description: optional(checks.description, docs.description),
    sku: optional(checks.sku, docs.sku),
    currency: optional(checks.currency, docs.currency),
    tax_rate: optional(checks.tax_rate, docs.tax_rate),
    tax_category: optional(checks.tax_category, docs.tax_category),
    unit_code: withDefault(checkUnitCode, 'C62', docs.unit_code),
    active: withDefault(checkFlag, true, docs.active),
    metadata: METADATA,
  })
  .meta({ id: 'ProductCreate', title: 'Product to create' });

/** Body of PATCH /api/v1/products/{id}; `null` clears what need not be there. */
export const PRODUCT_UPDATE = z
  .object({
    name: changeable(name, docs.name),
    unit_price: changeable(price, docs.unit_price),
    description: clearable(checks.description, docs.description),
    sku: clearable(checks.sku, docs.sku),
    currency: clearable(checks.currency, docs.currency),
    tax_rate: clearable(checks.tax_rate, docs.tax_rate),
    tax_category: clearable(checks.tax_category, docs.tax_category),
    unit_code: changeable(checkUnitCode, docs.unit_code),
    active: changeable(checkFlag, docs.active),
    metadata: METADATA_CHANGE,
  })
  .meta({ id: 'ProductUpdate', title: 'Change to a product' });

export type ProductCreate = z.infer<typeof PRODUCT_CREATE>;
export type ProductUpdate = z.infer<typeof PRODUCT_UPDATE>;
