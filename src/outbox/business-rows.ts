import type { Queryable } from '../database/connection';
import { NOW } from '../database/timestamps';
import type { Due } from './in-flight';
import type { Outbox } from './outbox';
import type { Leased } from './results';

/** The limits of a claim. */
export interface ClaimRequest {
  /** New for each claim: only its holder may write the result of the attempt. */
  lease: string;
  /** The most rows in all, and the most under way for one business. */
  free: number;
  perBusiness: number;
  /** Rows under way on this node, per business. */
  busy: ReadonlyMap<number, number>;
}

/** A claim of an outbox, with at most `perBusiness` rows of one business under way. */
export function claimFairly<Item extends Due>(
  claim: (db: Queryable, request: ClaimRequest) => Promise<Item[]>,
  perBusiness: number,
): Outbox<Item, never>['claim'] {
  return (db, { lease, free, inFlight }) =>
    claim(db, { lease, free, perBusiness, busy: inFlight.by(({ business }) => business) });
}

/** An outbox in which few rows wait, each of a business. */
interface BusinessRows {
  table: 'payment_inbox' | 'portal_mails';
  /** The state of those that wait. */
  waiting: 'pending' | 'queued';
  /** How long a claimed row belongs to its node. `next_attempt_at` holds its end. */
  leaseMs: number;
  /** The columns of the row `d` that a claim reads. */
  columns: string;
}

/** The first due ones that a claim looks at. */
const LOOKED_AT = 500;

/** Finds due rows, a few of each business, so that nobody waits for the many or the slow ones of another. */
export function claimOf<Row>({ table, waiting, leaseMs, columns }: BusinessRows) {
  const text = `WITH due AS MATERIALIZED (
      SELECT d.id, d.business_id, d.next_attempt_at FROM ${table} d
      WHERE d.state = '${waiting}' AND d.next_attempt_at <= ${NOW}
      ORDER BY d.next_attempt_at LIMIT ${LOOKED_AT} FOR UPDATE SKIP LOCKED
    ), placed AS (
      SELECT due.id, due.next_attempt_at, coalesce(busy.count, 0)
        + row_number() OVER (PARTITION BY due.business_id ORDER BY due.next_attempt_at, due.id) AS place
      FROM due LEFT JOIN unnest($3::int[], $4::int[]) AS busy(business_id, count) USING (business_id)
    ), chosen AS (
      SELECT id FROM placed WHERE place <= $5::int ORDER BY place, next_attempt_at LIMIT $2::int
    )
    UPDATE ${table} d SET lease = $1, next_attempt_at = ${NOW} + $6::int * interval '1 millisecond'
    FROM chosen WHERE d.id = chosen.id RETURNING ${columns}`;
  return (db: Queryable, { lease, free, perBusiness, busy }: ClaimRequest): Promise<Row[]> =>
    db.query<Row>({
      name: `claim-${table}`,
      text,
      values: [lease, free, [...busy.keys()], [...busy.values()], perBusiness, leaseMs],
    });
}

/** The state of a row after an attempt. */
export interface Result {
  state: string;
  /** Milliseconds until the next attempt; null for none. */
  delayMs: number | null;
  /** Why it is tried again or has failed, for an operator. */
  error: string | null;
  /** 0 where nothing was tried. */
  made: 0 | 1;
}

/** Writes the results of attempts. A row whose lease another node has taken over stays as it is. */
export function finishOf(table: BusinessRows['table']) {
  const text = `UPDATE ${table} d SET state = f.state, attempts = d.attempts + f.made, lease = NULL,
      next_attempt_at = coalesce(${NOW} + f.delay * interval '1 millisecond', d.next_attempt_at),
      last_error = f.error, updated_at = ${NOW}
    FROM unnest($1::int[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::int[])
      AS f(id, lease, state, delay, error, made)
    WHERE d.id = f.id AND d.lease = f.lease`;
  const columns = ['id', 'lease', 'state', 'delayMs', 'error', 'made'] as const;
  return async (db: Queryable, all: readonly (Result & Leased)[]): Promise<void> => {
    const values = columns.map((column) => all.map((one) => one[column]));
    await db.query({ name: `finish-${table}`, text, values });
  };
}
