import type { Queryable } from '../../database/connection';

/** Whether a business allows no address but the customer's. */
export async function mailsCustomersOnly(db: Queryable, businessRowId: number): Promise<boolean> {
  const rows = await db.query({
    text: 'SELECT 1 FROM businesses WHERE id = $1 AND only_customer_addresses',
    values: [businessRowId],
  });
  return rows.length > 0;
}
