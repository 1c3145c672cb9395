import type { FailingEndpoint } from '../../../answers';
import type { Queryable } from '../../../../database/connection';

/**
 * Endpoints whose last attempt failed, or which failures disabled. The longest failing comes first.
 * @param rowIds row ids of endpoints; null for all
 * @param business the row id of their business; null for all
 */
export function failingEndpoints(
  db: Queryable,
  rowIds: readonly number[] | null,
  business: number | null,
): Promise<FailingEndpoint[]> {
  return db.query<FailingEndpoint>({
    text: `SELECT e.document_id AS "documentId", e.url, b.name AS business, e.enabled, e.disabled_reason,
        e.failing_since, (SELECT count(*) FROM webhook_deliveries d
          WHERE d.endpoint_id = e.id AND d.state = 'failed') AS failed
      FROM webhook_endpoints e LEFT JOIN businesses b ON b.id = e.business_id
      WHERE (e.failing_since IS NOT NULL OR e.disabled_reason IS NOT NULL)
        AND ($1::int[] IS NULL OR e.id = ANY($1)) AND ($2::int IS NULL OR e.business_id = $2)
      ORDER BY e.failing_since NULLS LAST, e.id`,
    values: [rowIds, business],
  });
}
