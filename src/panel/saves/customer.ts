import { CUSTOMER_RECORD, CUSTOMER_TEXTS } from '../../billing/schemas/customer';
import { serializeCustomer } from '../../billing/serialize/customer';
import { findCustomer } from '../../billing/sql/customers';
import { parse } from '../../validation/parse';
import { recordEvent } from '../../webhooks/record-event';
import { somebodyListens } from '../../webhooks/sql/somebody-listens';
import { PARTY_DEFAULTS } from '../../billing/schemas/defaults';
import { decimalInput, storable } from './decimal-values';
import { fieldError } from './failures';
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

async function announce(
  { strapi, trx }: Saving,
  business: BusinessRow,
  id: string,
): Promise<string | undefined> {
  if (!(await somebodyListens(trx, business.row_id, 'customer.created'))) return undefined;
  const row = await findCustomer(trx, business.row_id, id);
  if (!row) throw fieldError(['business'], 'was not stored');
  await recordEvent(strapi, trx, {
    type: 'customer.created',
    businessRowId: business.row_id,
    data: () => serializeCustomer(row, business.id),
    listened: true,
  });
  return row.updated_at;
}
