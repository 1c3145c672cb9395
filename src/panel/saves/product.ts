import { newProduct, type Product } from '../../billing/product';
import { PRODUCT_CREATE, PRODUCT_FIELDS } from '../../billing/schemas/product';
import { parse } from '../../validation/parse';
import { businessOf } from './business-and-customer';
import { decimalInput } from './decimal-values';
import { formInput } from './form-input';
import type { Case, Rule } from './rule';
import type { Saving } from './saving';

const DECIMALS = ['unit_price', 'tax_rate'] as const;

/** A float holds so many digits. */
const FLOAT_DIGITS = 15;

/** A form shows a decimal as a float. When it sends that float back, the stored digits stay. */
function decimalOf(sent: unknown, stored: unknown): unknown {
  const isSame = stored !== null && stored !== undefined && Number(sent) === Number(stored);
  return decimalInput(isSame && sent !== null && sent !== '' ? stored : sent);
}

function productInput({ form: { action, data }, loaded: { record } }: Case) {
  const input = formInput(PRODUCT_FIELDS, data, record);
  for (const name of DECIMALS) input[name] = decimalOf(input[name], record?.[name]);
  // No two products share an article number, so a copy begins without one.
  if (action === 'clone' && input['sku'] === record?.['sku']) input['sku'] = null;
  return input;
}

/** A product saved in the panel passes the same checks as POST /api/v1/products. */
export const productRule: Rule = (saving, given) => {
  const business = businessOf(given.form, given.loaded, given.rights);
  const product = newProduct(parse(PRODUCT_CREATE, productInput(given)));
  const { unit_price: price, tax_rate: rate } = product;
  const numbers = { unit_price: Number(price), tax_rate: rate === null ? null : Number(rate) };
  return {
    data: { ...given.form.data, ...product, ...numbers, business: { id: business.row_id } },
    after: (id) => keepDigits(saving, product, id),
  };
};

/** Strapi stores floats. A longer price is written again with all its digits. */
async function keepDigits({ trx }: Saving, product: Product, id: string): Promise<undefined> {
  if (product.unit_price.length <= FLOAT_DIGITS) return;
  await trx.query({
    text: 'UPDATE products SET unit_price = $2::numeric WHERE document_id = $1',
    values: [id, product.unit_price],
  });
}
