import type { Queryable } from '../../database/connection';
import { ENDPOINT_COLUMNS, type EndpointRow } from './rows';

/**
 * An endpoint by its public id; null when this business has none of that id.
 * @param businessRowId null for an operator, who may name endpoints of any business
 */
export async function findEndpoint(
  db: Queryable,
  businessRowId: number | null,
  id: string,
  mode: 'read' | 'lock' = 'read',
): Promise<EndpointRow | null> {
  const [row] = await db.query<EndpointRow>({
    text: `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints e
      WHERE e.document_id = $1 AND ($2::int IS NULL OR e.business_id = $2)
      ${mode === 'lock' ? 'FOR UPDATE' : ''}`,
    values: [id, businessRowId],
  });
  return row ?? null;
}
