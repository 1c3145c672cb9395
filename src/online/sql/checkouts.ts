import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import type { CheckoutState } from '../../providers/provider';

/** `opening`: our attempt is stored, and no page of the provider yet. */
export type AttemptState = CheckoutState | 'opening';

/** An attempt to pay an invoice. */
export interface Attempt {
  id: string;
  business_row_id: number;
  connection_row_id: number;
  invoice_row_id: number;
  /** The public id. */
  invoice_id: string;
  /** Exact decimal text. */
  amount: string;
  currency: string;
  state: AttemptState;
  provider_checkout: string | null;
  url: string | null;
  failure: string | null;
  created_at: string;
}

const COLUMNS = `k.id, k.business_id AS business_row_id, k.connection_id AS connection_row_id,
  k.invoice_id AS invoice_row_id, i.document_id AS invoice_id, trim_scale(k.amount)::text AS amount, k.currency,
  k.state, k.provider_checkout, k.url, k.failure, k.created_at`;
const FROM = 'checkouts k JOIN invoices i ON i.id = k.invoice_id';

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
    text: `SELECT ${COLUMNS} FROM ${FROM} WHERE k.id = $1::uuid AND k.connection_id = $2`,
    values: [id, connectionRowId],
  });
  return found ?? null;
}

/** The open attempt of an invoice, or null. */
export async function openAttempt(db: Queryable, invoiceRowId: number): Promise<Attempt | null> {
  const [found] = await db.query<Attempt>({
    name: 'open-attempt',
    text: `SELECT ${COLUMNS} FROM ${FROM}
      WHERE k.invoice_id = $1 AND k.state IN ('opening', 'open', 'processing')`,
    values: [invoiceRowId],
  });
  return found ?? null;
}

/** The attempts of a connection that may still be paid. */
export function openAttemptsAt(db: Queryable, connectionRowId: number): Promise<Attempt[]> {
  return db.query<Attempt>({
    name: 'open-attempts-at-connection',
    text: `SELECT ${COLUMNS} FROM ${FROM}
      WHERE k.connection_id = $1 AND k.state IN ('opening', 'open', 'processing') ORDER BY k.created_at`,
    values: [connectionRowId],
  });
}

type NewAttempt = Pick<
  Attempt,
  'id' | 'business_row_id' | 'connection_row_id' | 'invoice_row_id' | 'amount' | 'currency'
>;

/** Stores a new attempt. A unique index refuses a second one that is open. */
export async function insertAttempt(db: Queryable, made: NewAttempt): Promise<void> {
  await db.query({
    name: 'insert-attempt',
    text: `INSERT INTO checkouts (id, business_id, connection_id, invoice_id, amount, currency, state)
      VALUES ($1::uuid, $2, $3, $4, $5::numeric, $6, 'opening')`,
    values: [
      made.id,
      made.business_row_id,
      made.connection_row_id,
      made.invoice_row_id,
      made.amount,
      made.currency,
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
