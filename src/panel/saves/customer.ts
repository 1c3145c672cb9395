import { CUSTOMER_RECORD } from '../../billing/schemas/customer';
import { parse } from '../../validation/parse';
import { CUSTOMER_FIELDS } from '../../domain/fields/records';
import { decimalInput, storable } from './decimal-values';
import { formInput } from './form-input';
import type { Loaded } from './load';
import { announcing } from './announcing';
import { businessOf } from './business-and-customer';
import type { Rule } from './rule';
import type { Form } from './saving';

function customerInput({ data }: Form, { record }: Loaded): Record<string, unknown> {
  const input = formInput(
    CUSTOMER_FIELDS.map(({ name }) => name),
    data,
    record,
  );
  for (const { name, type } of CUSTOMER_FIELDS)
    if (type === 'decimal' || type === 'whole') input[name] = decimalInput(input[name]);
  return input;
}

/** A customer saved in the panel passes the same checks as POST /api/v1/customers. */
export const customerRule: Rule = async (saving, { form, loaded, rights }) => {
  const business = businessOf(form, loaded, rights);
  const checked = parse(CUSTOMER_RECORD, customerInput(form, loaded));
  return {
    data: { ...form.data, ...storable(checked), business: { id: business.row_id } },
    after: await announcing(saving, 'customer', business),
  };
};
