import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import { wakeAfter } from '../../webhooks/wake';
import { sentContacts, type Sender } from './sent-contacts';
import type { CustomerCreate } from '../schemas/customer';
import { insertCustomer } from '../sql/customers';
import type { CustomerRow } from '../rows';
import type { Owner } from '../tenant';

/** Stores a new customer. Throws 403 `invitation_not_allowed`. */
export async function createCustomer(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId }: Owner,
  fields: CustomerCreate,
  sender: Sender = 'key',
): Promise<CustomerRow> {
  const contacts = await sentContacts(trx, businessRowId, null, fields.contacts, sender);
  const now = new Date().toISOString();
  const row = await insertCustomer(trx, {
    businessRowId,
    businessId,
    fields: { ...fields, contacts },
    id: randomUUID(),
    now,
  });
  if (row.has_deliveries) wakeAfter(strapi, trx);
  return row;
}
