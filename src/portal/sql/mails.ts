import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import type { Leased } from '../../outbox/results';

/** A mail of the portal that is due. */
export interface Claimed {
  id: number;
  /** 0 for a request of a link. */
  business: number;
  public_id: string;
  kind: 'invitation' | 'sign_in';
  email: string;
  /** Of a request, that of the page. */
  language: string | null;
  customer: number | null;
  is_counted: boolean;
  attempts: number;
}

/** The state of a mail after an attempt. */
export interface Judged {
  state: 'queued' | 'sent' | 'failed' | 'dropped';
  /** Milliseconds until the next attempt; null for none. */
  delayMs: number | null;
  /** Why it was not sent, for an operator. */
  error: string | null;
  /** 1 for an attempt, 0 where the mail waits for room. */
  made: 0 | 1;
}

/** How long a claimed mail belongs to this node. `next_attempt_at` holds its end. */
export const LEASE_MS = 120_000;

/** The first due ones that a claim looks at. */
const LOOKED_AT = 500;

interface ClaimRequest {
  lease: string;
  free: number;
  /** The most mails under way for one business, and those under way on this node. */
  perBusiness: number;
  busy: ReadonlyMap<number, number>;
}

/** Finds due mails, a few of each business, so that the invitations of one hold up nobody's link. */
export function claim(
  db: Queryable,
  { lease, free, perBusiness, busy }: ClaimRequest,
): Promise<Claimed[]> {
  return db.query<Claimed>({
    name: 'claim-portal-mails',
    text: `WITH due AS MATERIALIZED (
        SELECT d.id, d.business_id, d.next_attempt_at,
          row_number() OVER (PARTITION BY d.business_id ORDER BY d.next_attempt_at, d.id) AS turn
        FROM (SELECT id, business_id, next_attempt_at FROM portal_mails
          WHERE state = 'queued' AND next_attempt_at <= ${NOW}
          ORDER BY next_attempt_at LIMIT ${LOOKED_AT} FOR UPDATE SKIP LOCKED) d
      ), chosen AS (
        SELECT id FROM due LEFT JOIN unnest($3::int[], $4::int[]) AS busy(business_id, count) USING (business_id)
        WHERE turn + coalesce(busy.count, 0) <= $5::int ORDER BY turn, next_attempt_at LIMIT $2::int
      )
      UPDATE portal_mails d SET lease = $1, next_attempt_at = ${NOW} + $6::int * interval '1 millisecond'
      FROM chosen WHERE d.id = chosen.id
      RETURNING d.id, d.business_id AS business, d.public_id, d.kind, d.email, d.language,
        d.customer_id AS customer, d.counted_at IS NOT NULL AS is_counted, d.attempts`,
    values: [lease, free, [...busy.keys()], [...busy.values()], perBusiness, LEASE_MS],
  });
}

/** Writes the results of attempts. A row whose lease another node has taken over stays as it is. */
export async function finish(db: Queryable, all: readonly (Judged & Leased)[]): Promise<void> {
  const column = <K extends keyof (Judged & Leased)>(key: K) => all.map((one) => one[key]);
  const columns = ['id', 'lease', 'state', 'delayMs', 'error', 'made'] as const;
  await db.query({
    name: 'finish-portal-mails',
    text: `UPDATE portal_mails d SET state = f.state, attempts = d.attempts + f.made, lease = NULL,
        next_attempt_at = coalesce(${NOW} + f.delay * interval '1 millisecond', d.next_attempt_at),
        last_error = f.error, updated_at = ${NOW}
      FROM unnest($1::int[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::int[])
        AS f(id, lease, state, delay, error, made)
      WHERE d.id = f.id AND d.lease = f.lease`,
    values: columns.map(column),
  });
}

/** An invitation counts for the limits of its business from now on. */
export async function countInvitation(trx: Queryable, id: number): Promise<void> {
  await trx.query({
    text: `UPDATE portal_mails SET counted_at = ${NOW} WHERE id = $1 AND counted_at IS NULL`,
    values: [id],
  });
}

/** A customer whose contact is invited. */
export interface Invited {
  name: string;
  language: string | null;
}

/** The customer that an invitation is about; null when its contact is invited no longer. */
export async function findInvited(
  db: Queryable,
  { customer, email }: Claimed,
): Promise<Invited | null> {
  const [row] = await db.query<Invited>({
    text: `SELECT c.name, c.language FROM customers c
      WHERE c.id = $1 AND invoicing_portal_addresses(c.contacts) @> ARRAY[$2::text]`,
    values: [customer, email],
  });
  return row ?? null;
}
