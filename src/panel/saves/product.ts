import { createProduct } from '../../billing/products/create-product';
import { PRODUCT_CREATE } from '../../billing/schemas/product';
import { updateProduct } from '../../billing/products/update-product';
import { PRODUCT_FIELDS } from '../../domain/fields/records';
import { replacedBy, type Metadata } from '../../domain/metadata';
import { parse } from '../../validation/parse';
import { businessOf } from './business-and-customer';
import { decimalInput } from './decimal-values';
import { formInput } from './form-input';
import { refusedTogether } from './refused-together';
import type { Case, Rule } from './rule';
import { ownerOf } from './tenant';

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

/** A product saved in the panel is stored as POST and PATCH /api/v1/products store it. */
export const productRule: Rule = async ({ strapi, trx, documentId }, given) => {
  const check = () => parse(PRODUCT_CREATE, productInput(given));
  const { form, loaded, rights } = given;
  const owner = ownerOf(refusedTogether(() => businessOf(form, loaded, rights), check));
  const checked = check();
  if (form.action !== 'update')
    return { storedId: (await createProduct(strapi, trx, owner, checked)).id };
  const metadata = replacedBy(loaded.record?.['metadata'] as Metadata | null, checked.metadata);
  const change = { ...checked, metadata };
  return { storedId: (await updateProduct(strapi, trx, owner, documentId, change)).id };
};
