import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';

/**
 * How long a claimed delivery belongs to this node. It is longer than an attempt with the work before
 * and after it. It is short enough that other nodes take over a killed node's deliveries soon (at most
 * 60 s). `next_attempt_at` holds its end, so a delivery is due again when its lease ends.
 */
export const LEASE_MS = 45_000;

export interface Claimed {
  id: number;
  endpoint: number;
  business: number;
  event_id: string;
  payload: string;
  attempts: number;
  url: string;
  /** The valid secrets as they are stored, the newest first. */
  secrets: string[];
  /** Whether the endpoint's last attempts failed. */
  failing: boolean;
}

export interface ClaimRequest {
  /** New for each claim: only its holder may write the result of the attempt. */
  lease: string;
  /** The most deliveries in all, for one business, and to one endpoint. */
  free: number;
  perBusiness: number;
  perEndpoint: number;
  /** Deliveries under way on this node, per endpoint and per business. */
  busy: ReadonlyMap<number, number>;
  busyBusinesses: ReadonlyMap<number, number>;
}

/**
 * Finds due deliveries in a fair order: the oldest of every endpoint, then the second oldest of every
 * endpoint, and so on. An endpoint whose last attempt failed gets one at a time, so a dead endpoint
 * holds few places until it times out. A business gets only a part of the places, so its slow
 * endpoints do not delay other businesses. `waiting` skips through the index from endpoint to
 * endpoint, however many deliveries each has.
 */
const TEXT = `WITH RECURSIVE waiting AS (
    (SELECT d.endpoint_id FROM webhook_deliveries d
      WHERE d.state = 'pending' AND d.endpoint_id IS NOT NULL ORDER BY d.endpoint_id LIMIT 1)
    UNION ALL
    SELECT (SELECT d.endpoint_id FROM webhook_deliveries d
      WHERE d.state = 'pending' AND d.endpoint_id > w.endpoint_id ORDER BY d.endpoint_id LIMIT 1)
    FROM waiting w WHERE w.endpoint_id IS NOT NULL
  ), due AS MATERIALIZED (
    SELECT oldest.id, e.business_id, row_number() OVER (PARTITION BY oldest.endpoint_id ORDER BY oldest.next_attempt_at) AS turn
    FROM waiting w
    JOIN webhook_endpoints e ON e.id = w.endpoint_id AND e.enabled
    LEFT JOIN unnest($4::int[], $5::int[]) AS busy(endpoint_id, count) ON busy.endpoint_id = e.id
    CROSS JOIN LATERAL (
      SELECT d.id, d.endpoint_id, d.next_attempt_at FROM webhook_deliveries d
      WHERE d.state = 'pending' AND d.endpoint_id = e.id
        AND d.next_attempt_at <= ${NOW}
      ORDER BY d.next_attempt_at
      LIMIT greatest(0, CASE WHEN e.failing_since IS NULL THEN $3::int ELSE 1 END - coalesce(busy.count, 0))
      FOR UPDATE SKIP LOCKED
    ) oldest
  ), placed AS (
    SELECT due.id, due.turn, coalesce(busy.count, 0)
      + row_number() OVER (PARTITION BY due.business_id ORDER BY due.turn, random()) AS place
    FROM due LEFT JOIN unnest($7::int[], $8::int[]) AS busy(business_id, count)
      ON busy.business_id = due.business_id
  ), chosen AS (
    SELECT id FROM placed WHERE place <= $9::int ORDER BY turn, random() LIMIT $2::int
  )
  UPDATE webhook_deliveries d SET lease = $1,
    next_attempt_at = ${NOW} + $6::int * interval '1 millisecond'
  FROM chosen, webhook_endpoints e WHERE d.id = chosen.id AND e.id = d.endpoint_id
  RETURNING d.id, e.id AS endpoint, e.business_id AS business, d.event_id, d.payload, d.attempts, e.url,
    e.failing_since IS NOT NULL AS failing,
    ARRAY(SELECT s.secret FROM webhook_secrets s WHERE s.endpoint_id = e.id
      AND (s.expires_at IS NULL OR s.expires_at > ${NOW})
      ORDER BY s.id DESC LIMIT 4) AS secrets`;

export function claim(db: Queryable, request: ClaimRequest): Promise<Claimed[]> {
  const { lease, free, perBusiness, perEndpoint, busy, busyBusinesses } = request;
  return db.query<Claimed>({
    name: 'claim-deliveries',
    text: TEXT,
    values: [
      lease,
      free,
      perEndpoint,
      [...busy.keys()],
      [...busy.values()],
      LEASE_MS,
      [...busyBusinesses.keys()],
      [...busyBusinesses.values()],
      perBusiness,
    ],
  });
}
