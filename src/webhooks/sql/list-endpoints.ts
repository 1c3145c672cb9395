import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import { ENDPOINT_COLUMNS, type EndpointRow } from './rows';

/** A page of a business's endpoints, newest first, with the number of all. */
export async function listEndpoints(
  db: Queryable,
  businessRowId: number,
  { page, limit }: { page: number; limit: number },
): Promise<Page<EndpointRow>> {
  const rows = await db.query<EndpointRow & { matches: number }>({
    text: `SELECT all_of_it.count AS matches, found.* FROM
        (SELECT count(*) FROM webhook_endpoints WHERE business_id = $1) AS all_of_it
      LEFT JOIN LATERAL (SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints e WHERE e.business_id = $1
        ORDER BY e.created_at DESC, e.id DESC LIMIT $2 OFFSET $3) found ON true
      ORDER BY found.created_at DESC, found.row_id DESC`,
    values: [businessRowId, limit, (page - 1) * limit],
  });
  return pageOf(rows);
}
