import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';

/** The recipients whom a business has written to, as one of its limits counts them. */
export interface RecipientsUsed {
  hour: number;
  day: number;
}

/** The seconds of each span. */
export const SPANS = { hour: 3_600, day: 86_400 } as const;

/** SQL: so long ago. A subquery, because an index is not read up to a moment that moves on. */
const ago = (seconds: string): string => `(SELECT ${NOW} - ${seconds} * interval '1 second')`;

type Counting = (business: string, since: string) => string;

const ofMails =
  (column: 'counted' | 'counted_by_operator'): Counting =>
  (business, since) =>
    `(SELECT m.created_at, m.${column} AS counted FROM mails m
      WHERE m.business_id = ${business} AND m.created_at > ${since}) m`;

/** SQL of what counts for a business since a moment, by the limits that count it (contract §13, §22). */
const COUNTED = {
  /** Mails of keys and of the service, and to addresses that are not the customer's; since they were stored. */
  mails: ofMails('counted'),
  /** What operators send to addresses of the customer. */
  operators: ofMails('counted_by_operator'),
  /** Invitations to the portal, since they were first sent. */
  invitations: (business, since) =>
    `(SELECT p.counted_at AS created_at, 1 AS counted FROM portal_mails p
      WHERE p.business_id = ${business} AND p.counted_at > ${since}) m`,
} as const satisfies Record<string, Counting>;

export type Budget = keyof typeof COUNTED;

const used = (budget: Budget, business: string): string =>
  `SELECT coalesce(sum(m.counted) FILTER (WHERE m.created_at > ${ago(`${SPANS.hour}`)}), 0)::int AS hour,
      coalesce(sum(m.counted), 0)::int AS day
    FROM ${COUNTED[budget](business, ago(`${SPANS.day}`))}`;

/** Lets one transaction after the other count and store the mails of a business. */
export async function lockMailsOf(trx: Queryable, businessRowId: number): Promise<void> {
  await trx.query({
    name: 'lock-mails-of',
    text: `SELECT pg_advisory_xact_lock('mails'::regclass::oid::int, $1::int)`,
    values: [businessRowId],
  });
}

/** Counts on all nodes: it reads the stored mails. */
export async function recipientsUsed(
  db: Queryable,
  budget: Budget,
  businessRowId: number,
): Promise<RecipientsUsed> {
  const [found] = await db.query<RecipientsUsed>({
    name: `recipients-used-${budget}`,
    text: used(budget, '$1::int'),
    values: [businessRowId],
  });
  return found ?? { hour: 0, day: 0 };
}

/** The figures of the business that has used the most of each. */
export async function mostRecipientsUsed(db: Queryable): Promise<RecipientsUsed> {
  const [found] = await db.query<RecipientsUsed>({
    text: `SELECT coalesce(max(u.hour), 0) AS hour, coalesce(max(u.day), 0) AS day
      FROM businesses b CROSS JOIN LATERAL (${used('mails', 'b.id')}) u`,
    values: [],
  });
  return found ?? { hour: 0, day: 0 };
}

/** Seconds until so many recipients fit into a limit again. */
export async function secondsUntilRoom(
  db: Queryable,
  budget: Budget,
  businessRowId: number,
  { counted, limit, seconds }: { counted: number; limit: number; seconds: number },
): Promise<number> {
  const [found] = await db.query<{ wait: number }>({
    text: `SELECT greatest(1, ceil(coalesce(
        extract(epoch FROM max(newest.created_at) - ${ago('$4::int')}), $4::int)))::int AS wait
      FROM (SELECT m.created_at, sum(m.counted) OVER (ORDER BY m.created_at DESC) AS since
        FROM ${COUNTED[budget]('$1', ago('$4::int'))} WHERE m.counted > 0) newest
      WHERE newest.since + $2::int > $3::int`,
    values: [businessRowId, counted, limit, seconds],
  });
  return found?.wait ?? seconds;
}
