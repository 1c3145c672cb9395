import { randomUUID } from 'node:crypto';
import { CUSTOMER_RECORD } from '../../billing/schemas/customer';
import { replacedContacts, type Contact, type SentContact } from '../../domain/contacts';
import { CUSTOMER_FIELDS } from '../../domain/fields/records';
import { decimalInput, storable } from './decimal-values';
import { formInput } from './form-input';
import type { Loaded } from './load';
import { announcing } from './announcing';
import { businessOf } from './business-and-customer';
import { parseKeeping } from './parse-keeping';
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

/** A copy invites nobody whom its form does not name. */
const named = ({ action, data }: Form, contacts: readonly SentContact[] | null) =>
  action === 'clone' && data['contacts'] === undefined
    ? (contacts?.map((contact) => ({ ...contact, portal: false })) ?? null)
    : contacts;

/** A customer saved in the panel passes the same checks as POST /api/v1/customers. */
export const customerRule: Rule = async (saving, { form, loaded, rights }) => {
  const stored = form.action === 'update' ? loaded.record : null;
  const check = () => parseKeeping(CUSTOMER_RECORD, customerInput(form, loaded), stored);
  const business = refusedTogether(() => businessOf(form, loaded, rights), check);
  const checked = check();
  const sent = named(form, checked.contacts);
  const contacts = replacedContacts(storedContacts(form, loaded), sent, randomUUID, true);
  return {
    data: { ...form.data, ...storable(checked), contacts, business: { id: business.row_id } },
    after: await announcing(saving, 'customer', business),
  };
};
