import type { Queryable } from '../../database/connection';

/** Deletes an endpoint; a trigger deletes its secrets and deliveries. @returns whether it existed */
export async function deleteEndpoint(
  db: Queryable,
  businessRowId: number,
  id: string,
): Promise<boolean> {
  const rows = await db.query({
    text: 'DELETE FROM webhook_endpoints WHERE document_id = $1 AND business_id = $2 RETURNING id',
    values: [id, businessRowId],
  });
  return rows.length > 0;
}
