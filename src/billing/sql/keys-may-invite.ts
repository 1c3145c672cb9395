import type { Queryable } from '../../database/connection';

/** Whether a business lets its keys invite contacts of customers to the portal. */
export async function keysMayInvite(db: Queryable, businessRowId: number): Promise<boolean> {
  const rows = await db.query({
    text: 'SELECT 1 FROM businesses WHERE id = $1 AND keys_may_invite',
    values: [businessRowId],
  });
  return rows.length > 0;
}
