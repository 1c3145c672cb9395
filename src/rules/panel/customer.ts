import { CUSTOMER_CREATE, CUSTOMER_FIELDS } from '../../contract/customer';
import { parse } from '../../contract/parse';
import { serializeCustomer } from '../../contract/serialize-customer';
import { findCustomer } from '../../records/customers';
import { findOwned } from '../../records/panel-rows';
import { recordEvent } from '../../webhooks/record-event';
import type { Rule } from './context';
import { fieldError } from './failures';
import { ownerOf } from './owner';

/** Empty inputs of a form are fields left out. */
function filled(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** A customer saved in the panel obeys the checks of POST /api/v1/customers. */
export const customerRule: Rule = async (saving) => {
  const { strapi, trx, action, documentId, data } = saving;
  const source = documentId === null ? null : await findOwned(trx, 'customers', { documentId });
  const current = action === 'update' ? (source?.business_key ?? null) : null;
  const wanted = data.business ?? (action === 'clone' ? { id: source?.business_key } : undefined);
  const business = await ownerOf(saving, wanted, current);
  const stored =
    source === null || source.business_key === null
      ? null
      : await findCustomer(trx, source.business_key, source.id);
  const fields = CUSTOMER_FIELDS.map((field) => [
    field,
    filled(data[field] === undefined ? stored?.[field] : data[field]),
  ]);
  const checked = parse(CUSTOMER_CREATE, Object.fromEntries(fields));
  const after = async (id: string) => {
    const row = await findCustomer(trx, business.key, id);
    if (!row) throw fieldError(['business'], 'was not stored');
    await recordEvent(strapi, trx, {
      type: 'customer.created',
      businessKey: business.key,
      data: () => serializeCustomer(row, business.id),
    });
  };
  return {
    data: { ...data, ...checked, business: { id: business.key } },
    ...(action === 'update' ? {} : { after }),
  };
};
