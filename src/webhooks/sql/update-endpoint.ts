import type { Queryable } from '../../database/connection';
import { endpointValues, type NewEndpoint } from './insert-endpoint';
import { ENDPOINT_COLUMNS, type EndpointRowId, type EndpointRow } from './rows';
import { NOW } from '../../database/timestamps';

/** Writes an endpoint that was read under lock. Enabling it again clears its failures. */
export async function updateEndpoint(
  db: Queryable,
  { row_id, business_row_id }: EndpointRowId,
  endpoint: NewEndpoint,
): Promise<EndpointRow> {
  const [row] = await db.query<EndpointRow>({
    text: `UPDATE webhook_endpoints e SET url = $2, description = $3, events = $4::jsonb, enabled = $5,
        failing_since = CASE WHEN $5 AND NOT e.enabled THEN NULL ELSE e.failing_since END,
        disabled_reason = CASE WHEN $5 THEN NULL ELSE e.disabled_reason END, updated_at = ${NOW}
      WHERE e.id = $1 AND e.business_id = $6 RETURNING ${ENDPOINT_COLUMNS}`,
    values: [row_id, ...endpointValues(endpoint), business_row_id],
  });
  if (!row) throw new Error('UPDATE … RETURNING gave no row');
  return row;
}
