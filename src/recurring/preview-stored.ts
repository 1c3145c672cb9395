import type { BillingTenant } from '../billing/tenant';
import type { Queryable } from '../database/connection';
import { contextOf } from './invoice-of';
import { previewText } from './preview';
import { placeOf } from './recurring';
import { getRecurring } from './sql/find';

/** The next invoices of a stored recurring invoice as JSON text. @throws 404, 400 when one could not be made */
export async function previewStored(
  db: Queryable,
  who: BillingTenant,
  id: string | null,
  count: number | null,
): Promise<string> {
  const recurring = await getRecurring(db, who.businessRowId, id);
  const place = placeOf(recurring);
  if (place === null) return '{"data":[],"warnings":[]}';
  const context = await contextOf(db, who.businessRowId, recurring);
  return previewText(who, recurring, { place, count, context }, new Date());
}
