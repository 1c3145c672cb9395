import type { Queryable } from '../../database/connection';
import type { DeliveryState } from '../../domain/events';
import { pageOf, type Page } from '../../database/page';
import { DELIVERY_COLUMNS, type DeliveryRow } from './rows';

export interface DeliverySearch {
  endpoint_id: string | null;
  state: DeliveryState | null;
  page: number;
  limit: number;
}

const WHERE = `e.business_id = $1 AND ($2::text IS NULL OR e.document_id = $2)
  AND ($3::text IS NULL OR d.state = $3)`;
const FROM = 'webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id';

/** A page of the deliveries to a business's endpoints, newest first, with the number of all matches. */
export async function listDeliveries(
  db: Queryable,
  businessRowId: number,
  { endpoint_id, state, page, limit }: DeliverySearch,
): Promise<Page<DeliveryRow>> {
  const rows = await db.query<DeliveryRow & { matches: number; row_id: number }>({
    text: `SELECT counted.count AS matches, found.* FROM
        (SELECT count(*) FROM ${FROM} WHERE ${WHERE}) AS counted
      LEFT JOIN LATERAL (SELECT d.id AS row_id, ${DELIVERY_COLUMNS} FROM ${FROM} WHERE ${WHERE}
        ORDER BY d.created_at DESC, d.id DESC LIMIT $4 OFFSET $5) found ON true
      ORDER BY found.created_at DESC, found.row_id DESC`,
    values: [businessRowId, endpoint_id, state, limit, (page - 1) * limit],
  });
  return pageOf(rows);
}
