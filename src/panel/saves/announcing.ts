import { dataOf, storeEvents } from '../../billing/sql/store-events';
import type { BusinessRow } from './load';
import type { Ruled } from './rule';
import type { Saving } from './saving';

/** Notes a record as it is before a save. @returns what stores the event when it is saved */
export async function announcing(
  { strapi, trx, action, documentId }: Saving,
  name: 'customer' | 'product',
  business: BusinessRow,
): Promise<NonNullable<Ruled['after']>> {
  const owner = { businessRowId: business.row_id, businessId: business.id };
  const isUpdate = action === 'update';
  const before = isUpdate ? await dataOf(trx, name, owner, documentId) : null;
  const types = isUpdate ? [] : [`${name}.created` as const];
  return (id) => storeEvents(strapi, trx, name, { ...owner, ids: [id], types, before });
}
