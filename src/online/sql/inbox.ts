import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import { claimOf, finishOf } from '../../outbox/business-rows';
import type { Mention } from '../../providers/provider';

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

export const claim = claimOf<Claimed>({
  table: 'payment_inbox',
  waiting: 'pending',
  leaseMs: LEASE_MS,
  columns: `d.id, d.business_id AS business, d.connection_id AS connection, d.kind, d.object_id, d.attempts`,
});

export const finish = finishOf('payment_inbox');

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
