import type { Queryable } from '../../database/connection';
import { jsonTime } from '../../database/timestamps';
import type { DeliveryState } from '../../domain/events';

/** The health of one endpoint, as GET /invoicing/webhooks/status answers it. */
export interface EndpointStatus {
  documentId: string;
  enabled: boolean;
  disabled_reason: string | null;
  failing_since: string | null;
  /** False while its secret may still be shown, once. */
  secret_shown: boolean;
  pending: number;
  failed: number;
  delivered: number;
  /** The newest delivery that has been attempted. */
  last: {
    event_type: string;
    state: DeliveryState;
    last_status: number | null;
    last_error: string | null;
    last_attempt_at: string;
  } | null;
}

/** The health of endpoints, newest first. @param rowIds only these; null for all */
export function endpointHealth(
  db: Queryable,
  rowIds: readonly number[] | null,
): Promise<EndpointStatus[]> {
  return db.query<EndpointStatus>({
    text: `SELECT e.document_id AS "documentId", e.enabled, e.disabled_reason, e.failing_since,
        NOT EXISTS (SELECT 1 FROM webhook_secrets s
          WHERE s.endpoint_id = e.id AND s.expires_at IS NULL AND NOT s.shown) AS secret_shown,
        counted.*, last.row AS last
      FROM webhook_endpoints e CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE d.state = 'pending') AS pending,
          count(*) FILTER (WHERE d.state = 'failed') AS failed,
          count(*) FILTER (WHERE d.state = 'delivered') AS delivered
        FROM webhook_deliveries d WHERE d.endpoint_id = e.id
      ) counted LEFT JOIN LATERAL (
        SELECT json_build_object('event_type', d.event_type, 'state', d.state,
          'last_status', d.last_status, 'last_error', d.last_error, 'last_attempt_at',
          ${jsonTime('d.last_attempt_at')}) AS row
        FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.last_attempt_at IS NOT NULL
        ORDER BY d.created_at DESC, d.id DESC LIMIT 1
      ) last ON true
      WHERE $1::int[] IS NULL OR e.id = ANY($1) ORDER BY e.created_at DESC, e.id DESC`,
    values: [rowIds],
  });
}
