import { newProduct, type Product } from '../../billing/product';
import { PRODUCT_CREATE } from '../../billing/schemas/product';
import { PRODUCT_FIELDS } from '../../domain/fields/records';
import { parse } from '../../validation/parse';
import { announcing } from './announcing';
import { businessOf } from './business-and-customer';
import { decimalInput } from './decimal-values';
import { formInput } from './form-input';
import { refusedTogether } from './refused-together';
import type { Case, Rule } from './rule';
import type { Saving } from './saving';

/** A float holds so many digits. */
const FLOAT_DIGITS = 15;

/** A form shows a decimal as a float. When it sends that float back, the stored digits stay. */
function decimalOf(sent: unknown, stored: unknown): unknown {
  const isSame = stored !== null && stored !== undefined && Number(sent) === Number(stored);
  return decimalInput(isSame && sent !== null && sent !== '' ? stored : sent);
}

function productInput({ form: { action, data }, loaded: { record } }: Case) {
  const input = formInput(
    PRODUCT_FIELDS.map(({ name }) => name),
    data,
    record,
  );
  for (const { name, type } of PRODUCT_FIELDS)
    if (type === 'decimal') input[name] = decimalOf(input[name], record?.[name]);
  // No two products share an article number, so a copy begins without one.
  if (action === 'clone' && input['sku'] === record?.['sku']) input['sku'] = null;
  return input;
}

/** A product saved in the panel passes the same checks as POST /api/v1/products. */
export const productRule: Rule = async (saving, given) => {
  const check = () => parse(PRODUCT_CREATE, productInput(given));
  const { form, loaded, rights } = given;
  const business = refusedTogether(() => businessOf(form, loaded, rights), check);
  const product = newProduct(check());
  const { unit_price: price, tax_rate: rate } = product;
  const numbers = { unit_price: Number(price), tax_rate: rate === null ? null : Number(rate) };
  const announce = await announcing(saving, 'product', business);
  return {
    data: { ...given.form.data, ...product, ...numbers, business: { id: business.row_id } },
    after: async (id) => {
      await keepDigits(saving, product, id);
      await announce(id);
    },
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
