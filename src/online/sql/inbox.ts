import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import type { Leased } from '../../outbox/results';
import type { Mention } from '../../providers/provider';
import type { Judged } from '../outcome';

/** `our_refund`: a refund of ours that the provider is to make; its id is our public one. */
type QuestionKind = Mention['kind'] | 'our_refund';

/** A question to a provider that is due. */
export interface Claimed {
  id: number;
  business: number;
  connection: number;
  kind: QuestionKind;
  object_id: string;
  attempts: number;
}

/** How long a claimed question belongs to this node. `next_attempt_at` holds its end. */
export const LEASE_MS = 60_000;

interface NewQuestion {
  businessRowId: number;
  connectionRowId: number;
  /** Makes it one question, however often it is stored. */
  eventId: string;
  kind: QuestionKind;
  objectId: string;
}

/** Keeps an event, once. */
export async function keepQuestion(db: Queryable, asked: NewQuestion): Promise<void> {
  const { businessRowId, connectionRowId, eventId, kind, objectId } = asked;
  await db.query({
    name: 'keep-question',
    text: `INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
    values: [businessRowId, connectionRowId, eventId, kind, objectId],
  });
}

/** The first due ones that a claim looks at. */
const LOOKED_AT = 500;

interface ClaimRequest {
  lease: string;
  free: number;
  /** The most questions under way for one business, and those under way on this node. */
  perBusiness: number;
  busy: ReadonlyMap<number, number>;
}

/** Finds due questions, a few of each business, so that a slow account holds up no other. */
export function claim(
  db: Queryable,
  { lease, free, perBusiness, busy }: ClaimRequest,
): Promise<Claimed[]> {
  return db.query<Claimed>({
    name: 'claim-questions',
    text: `WITH due AS MATERIALIZED (
        SELECT d.id, d.business_id, d.next_attempt_at FROM payment_inbox d
        WHERE d.state = 'pending' AND d.next_attempt_at <= ${NOW}
        ORDER BY d.next_attempt_at LIMIT ${LOOKED_AT} FOR UPDATE SKIP LOCKED
      ), placed AS (
        SELECT due.id, due.next_attempt_at, coalesce(busy.count, 0)
          + row_number() OVER (PARTITION BY due.business_id ORDER BY due.next_attempt_at, due.id) AS place
        FROM due LEFT JOIN unnest($3::int[], $4::int[]) AS busy(business_id, count) USING (business_id)
      ), chosen AS (
        SELECT id FROM placed WHERE place <= $5::int ORDER BY place, next_attempt_at LIMIT $2::int
      )
      UPDATE payment_inbox d SET lease = $1, next_attempt_at = ${NOW} + $6::int * interval '1 millisecond'
      FROM chosen WHERE d.id = chosen.id
      RETURNING d.id, d.business_id AS business, d.connection_id AS connection, d.kind, d.object_id, d.attempts`,
    values: [lease, free, [...busy.keys()], [...busy.values()], perBusiness, LEASE_MS],
  });
}

/** Writes the results of questions. A row whose lease another node has taken over stays as it is. */
export async function finish(db: Queryable, all: readonly (Judged & Leased)[]): Promise<void> {
  const column = <K extends keyof (Judged & Leased)>(key: K) => all.map((one) => one[key]);
  await db.query({
    name: 'finish-questions',
    text: `UPDATE payment_inbox d SET state = f.state, attempts = d.attempts + 1, lease = NULL,
        next_attempt_at = coalesce(${NOW} + f.delay * interval '1 millisecond', d.next_attempt_at),
        last_error = f.error, updated_at = ${NOW}
      FROM unnest($1::int[], $2::text[], $3::text[], $4::bigint[], $5::text[]) AS f(id, lease, state, delay, error)
      WHERE d.id = f.id AND d.lease = f.lease`,
    values: [column('id'), column('lease'), column('state'), column('delayMs'), column('error')],
  });
}

const MINUTE = `date_trunc('minute', ${NOW})`;

/** Asks about every open checkout. Two nodes that do so in the same minute ask once. */
export async function askAboutOpen(db: Queryable): Promise<void> {
  await db.query({
    name: 'ask-about-open-checkouts',
    text: `INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
      SELECT k.business_id, k.connection_id, 'ask:' || k.id || ':' || ${MINUTE}, 'checkout', k.provider_checkout
      FROM checkouts k JOIN payment_providers c ON c.id = k.connection_id AND c.api_key IS NOT NULL
      WHERE k.state IN ('open', 'processing') AND k.provider_checkout IS NOT NULL
      ON CONFLICT DO NOTHING`,
    values: [],
  });
}

/** The same for refunds that are pending at the provider. */
export async function askAboutRefunds(db: Queryable): Promise<void> {
  await db.query({
    name: 'ask-about-pending-refunds',
    text: `INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
      SELECT r.business_id, o.connection_id, 'ask:' || r.document_id || ':' || ${MINUTE}, 'our_refund', r.document_id
      FROM provider_refunds o JOIN refunds r ON r.id = o.refund_id
      JOIN payment_providers c ON c.id = o.connection_id AND c.api_key IS NOT NULL
      WHERE r.state = 'pending' ON CONFLICT DO NOTHING`,
    values: [],
  });
}
