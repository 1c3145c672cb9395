import type { Core } from '@strapi/strapi';
import type { Transaction } from '../../database/pool';
import { CUSTOMER_API_FIELDS } from '../../domain/fields/records';
import { patchedRecord } from '../../domain/patched';
import { pick } from '../../domain/pick';
import { requireVatId } from '../../domain/vat-id';
import { isChanged, nextVersion } from '../../domain/version';
import { wakeAfter } from '../../webhooks/wake';
import { sentContacts, type Sender } from './sent-contacts';
import type { CustomerUpdate } from '../schemas/customer';
import { getCustomer, writeCustomer } from '../sql/customers';
import type { CustomerRow } from '../rows';
import type { Owner } from '../tenant';

const SHOWN = [...CUSTOMER_API_FIELDS.map(({ name }) => name), 'updated_at' as const];

/** What the API shows. An event tells of nothing else. */
const shown = (customer: CustomerRow) => pick(customer, SHOWN);

/** Changes a customer by the rules of a PATCH, with its event. Throws 404, or 403 `invitation_not_allowed`. */
export async function updateCustomer(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId }: Owner,
  id: string | null,
  update: Partial<CustomerUpdate>,
  sender: Sender = 'key',
): Promise<CustomerRow> {
  const found = await getCustomer(trx, businessRowId, id, 'lock');
  const contacts =
    update.contacts &&
    (await sentContacts(trx, businessRowId, found.contacts, update.contacts, sender));
  const row = patchedRecord(found, { ...update, contacts });
  requireVatId(row.vat_id, found.vat_id);
  const now = nextVersion(row.updated_at, new Date());
  const { has_deliveries } = await writeCustomer(trx, {
    businessRowId,
    businessId,
    rowId: row.row_id,
    fields: row,
    now,
    isTold: isChanged(shown(found), shown(row)),
  });
  if (has_deliveries) wakeAfter(strapi, trx);
  return { ...row, updated_at: now };
}
