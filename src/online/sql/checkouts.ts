import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import type { CheckoutState } from '../../providers/provider';

/** `opening`: our attempt is stored, and no page of the provider yet. */
export type AttemptState = CheckoutState | 'opening';

/** An invoice of an attempt. */
interface AttemptPart {
  /** The public id. */
  id: string;
  /** What was due when the attempt was made, as exact decimal text. */
  amount: string;
}

/** An attempt to pay one invoice or several. */
export interface Attempt {
  id: string;
  business_row_id: number;
  connection_row_id: number;
  /** In the order of their row ids. */
  invoices: AttemptPart[];
  /** The sum of its invoices, as exact decimal text. */
  amount: string;
  currency: string;
  state: AttemptState;
  provider_checkout: string | null;
  url: string | null;
  failure: string | null;
  created_at: string;
}

const COLUMNS = `k.id, k.business_id AS business_row_id, k.connection_id AS connection_row_id,
  (SELECT json_agg(json_build_object('id', i.document_id, 'amount', trim_scale(p.amount)::text) ORDER BY i.id)
    FROM checkout_invoices p JOIN invoices i ON i.id = p.invoice_id WHERE p.checkout_id = k.id) AS invoices,
  trim_scale(k.amount)::text AS amount, k.currency, k.state, k.provider_checkout, k.url, k.failure, k.created_at`;
const OPEN = `state IN ('opening', 'open', 'processing')`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The attempt of a connection; null for an id that others have made. */
export async function attemptOf(
  db: Queryable,
  connectionRowId: number,
  id: string | null,
): Promise<Attempt | null> {
  if (id === null || !UUID.test(id)) return null;
  const [found] = await db.query<Attempt>({
    name: 'attempt-of',
    text: `SELECT ${COLUMNS} FROM checkouts k WHERE k.id = $1::uuid AND k.connection_id = $2`,
    values: [id, connectionRowId],
  });
  return found ?? null;
}

/** The open attempts that pay any of some invoices: at most one for each of them. */
export function openAttempts(db: Queryable, invoiceRowIds: readonly number[]): Promise<Attempt[]> {
  return db.query<Attempt>({
    name: 'open-attempts',
    text: `SELECT ${COLUMNS} FROM checkouts k
      WHERE k.id IN (SELECT p.checkout_id FROM checkout_invoices p
        WHERE p.invoice_id = ANY ($1::int[]) AND p.${OPEN})
      ORDER BY k.created_at`,
    values: [invoiceRowIds],
  });
}

/** The attempts of a connection that may still be paid. */
export function openAttemptsAt(db: Queryable, connectionRowId: number): Promise<Attempt[]> {
  return db.query<Attempt>({
    name: 'open-attempts-at-connection',
    text: `SELECT ${COLUMNS} FROM checkouts k
      WHERE k.connection_id = $1 AND k.${OPEN} ORDER BY k.created_at`,
    values: [connectionRowId],
  });
}

interface NewAttempt {
  businessRowId: number;
  connectionRowId: number;
  currency: string;
  invoices: readonly { rowId: number; amount: string }[];
}

/** Stores a new attempt. A unique index refuses a second one that is open, for each of its invoices. */
export async function insertAttempt(db: Queryable, made: NewAttempt): Promise<void> {
  const { businessRowId, connectionRowId, currency, invoices } = made;
  await db.query({
    name: 'insert-attempt',
    text: `WITH part AS (
        SELECT * FROM unnest($4::int[], $5::numeric[]) AS part (invoice_id, amount)
      ), made AS (
        INSERT INTO checkouts (id, business_id, connection_id, amount, currency, state)
        SELECT gen_random_uuid(), $1::int, $2::int, sum(amount), $3::text, 'opening' FROM part
        RETURNING id, state
      )
      INSERT INTO checkout_invoices (checkout_id, invoice_id, amount, state)
      SELECT made.id, part.invoice_id, part.amount, made.state FROM made CROSS JOIN part`,
    values: [
      businessRowId,
      connectionRowId,
      currency,
      invoices.map(({ rowId }) => rowId),
      invoices.map(({ amount }) => amount),
    ],
  });
}

/**
 * Stores the page of an attempt.
 * @returns false where it was given up meanwhile: then nobody may be sent there
 */
export async function storePage(
  db: Queryable,
  { id, checkout, url }: { id: string; checkout: string; url: string },
): Promise<boolean> {
  const rows = await db.query({
    name: 'store-page-of-attempt',
    text: `UPDATE checkouts SET state = 'open', provider_checkout = $2, url = $3, updated_at = ${NOW}
      WHERE id = $1::uuid AND (state = 'opening' OR state = 'open' AND provider_checkout = $2) RETURNING id`,
    values: [id, checkout, url],
  });
  return rows.length > 0;
}

/**
 * Gives an attempt up that has no page yet. Nobody was sent to it, and from now on nobody is.
 * @returns false where it has a page by now, or was given up before
 */
export async function giveUp(
  db: Queryable,
  { id, state, failure }: { id: string; state: 'expired' | 'failed'; failure: string | null },
): Promise<boolean> {
  const rows = await db.query({
    name: 'give-up-attempt',
    text: `UPDATE checkouts SET state = $2, failure = $3, updated_at = ${NOW}
      WHERE id = $1::uuid AND state = 'opening' RETURNING id`,
    values: [id, state, failure],
  });
  return rows.length > 0;
}

/** A state is only followed by those after it: answers of a provider may arrive out of order. */
const ORDER: readonly AttemptState[] = [
  'opening',
  'open',
  'processing',
  'expired',
  'failed',
  'paid',
];

/** Stores what became of an attempt, where that is news. */
export async function storeState(
  db: Queryable,
  { id, state, failure }: { id: string; state: AttemptState; failure: string | null },
): Promise<void> {
  await db.query({
    name: 'store-state-of-attempt',
    text: `UPDATE checkouts SET state = $2::text, failure = $3, updated_at = ${NOW},
        url = CASE WHEN $2::text = 'open' THEN url END
      WHERE id = $1::uuid AND state = ANY ($4::text[])`,
    values: [id, state, failure, ORDER.slice(0, ORDER.indexOf(state))],
  });
}
