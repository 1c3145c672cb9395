import type { Core } from '@strapi/strapi';
import type { Transaction } from '../database/pool';
import { patchedRecord } from '../domain/patched';
import { requireVatId } from '../domain/vat-id';
import { isChanged, nextVersion } from '../domain/version';
import { wakeAfter } from '../webhooks/wake';
import { keyContacts } from './key-contacts';
import type { CustomerUpdate } from './schemas/customer';
import { getCustomer, writeCustomer } from './sql/customers';
import type { CustomerRow } from './rows';
import type { Owner } from './tenant';

/** Changes a customer by the rules of a PATCH, with its event. Throws 404, or 403 `invitation_not_allowed`. */
export async function updateCustomer(
  strapi: Core.Strapi,
  trx: Transaction,
  { businessRowId, businessId }: Owner,
  id: string | null,
  update: Partial<CustomerUpdate>,
): Promise<CustomerRow> {
  const found = await getCustomer(trx, businessRowId, id, 'lock');
  const contacts =
    update.contacts && (await keyContacts(trx, businessRowId, found.contacts, update.contacts));
  const row = patchedRecord(found, { ...update, contacts });
  requireVatId(row.vat_id, found.vat_id);
  const now = nextVersion(row.updated_at, new Date());
  const { has_deliveries } = await writeCustomer(trx, {
    businessRowId,
    businessId,
    rowId: row.row_id,
    fields: row,
    now,
    isTold: isChanged(found, row),
  });
  if (has_deliveries) wakeAfter(strapi, trx);
  return { ...row, updated_at: now };
}
