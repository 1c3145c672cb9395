import type { Queryable } from '../database/connection';
import { nextVersion } from '../domain/version';
import { CUSTOMER_FIELDS, type CustomerUpdate } from './schemas/customer';
import { getCustomer, writeCustomer } from './sql/customers';
import type { CustomerRow } from './rows';
import type { Owner } from './tenant';

/** The row with the changes of an update. Null clears a field, undefined keeps it. */
function changed(found: CustomerRow, update: CustomerUpdate): CustomerRow {
  const sent = CUSTOMER_FIELDS.filter((field) => update[field] !== undefined);
  const fields = Object.fromEntries(sent.map((field) => [field, update[field]]));
  return { ...found, ...fields };
}

/** Changes a customer by the rules of a PATCH. Throws 404. */
export async function updateCustomer(
  trx: Queryable,
  { businessRowId }: Owner,
  id: string | null,
  update: CustomerUpdate,
): Promise<CustomerRow> {
  const row = changed(await getCustomer(trx, businessRowId, id, 'lock'), update);
  const now = nextVersion(row.updated_at, new Date());
  await writeCustomer(trx, { businessRowId, rowId: row.row_id, fields: row, now });
  return { ...row, updated_at: now };
}
