import { randomUUID } from 'node:crypto';
import { CUSTOMER_RECORD } from '../../billing/schemas/customer';
import { parse } from '../../validation/parse';
import { replacedContacts, type Contact } from '../../domain/contacts';
import { CUSTOMER_FIELDS } from '../../domain/fields/records';
import { decimalInput, storable } from './decimal-values';
import { formInput } from './form-input';
import type { Loaded } from './load';
import { announcing } from './announcing';
import { businessOf } from './business-and-customer';
import { refusedTogether } from './refused-together';
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

/** A copy has contacts of its own. */
const storedContacts = ({ action }: Form, { record }: Loaded) =>
  action === 'update' ? ((record?.['contacts'] ?? null) as readonly Contact[] | null) : null;

/** A customer saved in the panel passes the same checks as POST /api/v1/customers. */
export const customerRule: Rule = async (saving, { form, loaded, rights }) => {
  const check = () => parse(CUSTOMER_RECORD, customerInput(form, loaded));
  const business = refusedTogether(() => businessOf(form, loaded, rights), check);
  const checked = check();
  const contacts = replacedContacts(
    storedContacts(form, loaded),
    checked.contacts,
    randomUUID,
    true,
  );
  return {
    data: { ...form.data, ...storable(checked), contacts, business: { id: business.row_id } },
    after: await announcing(saving, 'customer', business),
  };
};
