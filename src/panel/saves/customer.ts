import { createCustomer } from '../../billing/customers/create-customer';
import { CUSTOMER_RECORD } from '../../billing/schemas/customer';
import { updateCustomer } from '../../billing/customers/update-customer';
import { SAVED_CUSTOMER_FIELDS } from '../../domain/fields/records';
import { decimalText } from '../../domain/money';
import { replacedBy, type Metadata } from '../../domain/metadata';
import { businessOf } from './business-and-customer';
import { decimalInput } from './decimal-values';
import { formAddress } from './delivery-address';
import { formInput } from './form-input';
import type { Loaded } from './load';
import { parseKeeping } from './parse-keeping';
import { refusedTogether } from './refused-together';
import type { Rule } from './rule';
import type { Form } from './saving';
import { ownerOf } from './tenant';

function customerInput({ action, data }: Form, { record }: Loaded): Record<string, unknown> {
  const input = formInput(
    SAVED_CUSTOMER_FIELDS.map(({ name }) => name),
    data,
    record,
  );
  for (const { name, type } of SAVED_CUSTOMER_FIELDS)
    if (type === 'decimal' || type === 'whole') input[name] = decimalInput(input[name]);
  // No two customers share a number, so a copy begins without one.
  if (action === 'clone' && input['customer_number'] === record?.['customer_number'])
    input['customer_number'] = null;
  return { ...input, delivery_address: formAddress(input['delivery_address']) };
}

/** A copy invites nobody whom its form does not name. */
function withoutInvitations<T extends { portal: boolean }>({ action, data }: Form, contacts: T[]) {
  if (action !== 'clone' || data['contacts'] !== undefined) return contacts;
  return contacts.map((contact) => ({ ...contact, portal: false }));
}

/** A customer saved in the panel is stored as POST and PATCH /api/v1/customers store it. */
export const customerRule: Rule = async ({ strapi, trx, documentId }, { form, loaded, rights }) => {
  const stored = form.action === 'update' ? loaded.record : null;
  const check = () => parseKeeping(CUSTOMER_RECORD, customerInput(form, loaded), stored);
  const owner = ownerOf(refusedTogether(() => businessOf(form, loaded, rights), check));
  const { default_tax_rate: rate, ...checked } = check();
  const default_tax_rate = rate && decimalText(rate);
  const contacts = withoutInvitations(form, [...(checked.contacts ?? [])]);
  if (stored === null) {
    const made = { ...checked, default_tax_rate, contacts };
    return { storedId: (await createCustomer(strapi, trx, owner, made, 'operator')).id };
  }
  const metadata = replacedBy(stored['metadata'] as Metadata | null, checked.metadata);
  const change = { ...checked, default_tax_rate, contacts, metadata };
  return {
    storedId: (await updateCustomer(strapi, trx, owner, documentId, change, 'operator')).id,
  };
};
