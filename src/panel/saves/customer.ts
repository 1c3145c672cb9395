import { CUSTOMER_CREATE, CUSTOMER_FIELDS } from '../../billing/schemas/customer';
import { parse } from '../../validation/parse';
import { serializeCustomer } from '../../billing/serialize/customer';
import { findCustomer } from '../../billing/sql/customers';
import { recordEvent } from '../../webhooks/record-event';
import type { Rule } from './context';
import { fieldError } from './failures';
import { formInput } from './form-input';
import { ownerOfRow } from './owner';

/** A customer saved in the panel obeys the checks of POST /api/v1/customers. */
export const customerRule: Rule = async (saving) => {
  const { strapi, trx, action, data } = saving;
  const { business, source } = await ownerOfRow(saving, 'customers');
  const stored =
    source === null || source.business_row_id === null
      ? null
      : await findCustomer(trx, source.business_row_id, source.id);
  const checked = parse(CUSTOMER_CREATE, formInput(CUSTOMER_FIELDS, data, stored));
  const after = async (id: string) => {
    const row = await findCustomer(trx, business.row_id, id);
    if (!row) throw fieldError(['business'], 'was not stored');
    await recordEvent(strapi, trx, {
      type: 'customer.created',
      businessRowId: business.row_id,
      data: () => serializeCustomer(row, business.id),
    });
  };
  return {
    data: { ...data, ...checked, business: { id: business.row_id } },
    ...(action === 'update' ? {} : { after }),
  };
};
