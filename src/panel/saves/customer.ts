import { CUSTOMER_RECORD, CUSTOMER_TEXTS } from '../../billing/schemas/customer';
import { storeCustomerEvents } from '../../billing/sql/store-events';
import { parse } from '../../validation/parse';
import { PARTY_DEFAULTS } from '../../billing/schemas/defaults';
import { decimalInput, storable } from './decimal-values';
import { formInput } from './form-input';
import type { BusinessRow, Loaded } from './load';
import { businessOf } from './business-and-customer';
import type { Rule } from './rule';
import type { Form, Saving } from './saving';

const DEFAULTS = Object.keys(PARTY_DEFAULTS);

function customerInput({ data }: Form, { record }: Loaded): Record<string, unknown> {
  const defaults = Object.entries(formInput(DEFAULTS, data, record));
  return {
    ...formInput(CUSTOMER_TEXTS, data, record),
    ...Object.fromEntries(defaults.map(([name, value]) => [name, decimalInput(value)])),
  };
}

/** A customer saved in the panel passes the same checks as POST /api/v1/customers. */
export const customerRule: Rule = (saving, { form, loaded, rights }) => {
  const business = businessOf(form, loaded, rights);
  const checked = parse(CUSTOMER_RECORD, customerInput(form, loaded));
  const after = (id: string) => announce(saving, business, id);
  return {
    data: { ...form.data, ...storable(checked), business: { id: business.row_id } },
    ...(form.action === 'update' ? {} : { after }),
  };
};

async function announce({ strapi, trx }: Saving, business: BusinessRow, id: string): Promise<void> {
  const owner = { businessRowId: business.row_id, businessId: business.id };
  await storeCustomerEvents(strapi, trx, { ...owner, ids: [id] });
}
