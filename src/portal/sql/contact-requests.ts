import type { Queryable } from '../../database/connection';
import { jsonTime, NOW } from '../../database/timestamps';
import type { Changes } from '../requestable-fields';

/** Somebody who asks for a customer. */
interface Asked {
  rowId: number;
  businessRowId: number;
  /** In small letters. */
  email: string;
}

/** SQL: the customer `c`, while the address may sign in for it. */
const SEEN = `c.id = $1 AND c.business_id = $2 AND c.contacts IS NOT NULL
  AND invoicing_portal_addresses(c.contacts) @> ARRAY[$3::text]`;

const seen = ({ rowId, businessRowId, email }: Asked) => [rowId, businessRowId, email];

/** What some fields of the customer hold now; null when the address does not see it. @param fields constants */
export async function presentDetails(
  db: Queryable,
  asked: Asked,
  fields: readonly string[],
): Promise<Record<string, string | null> | null> {
  const columns = fields.map((field) => `c.${field}`).join(', ');
  const [row] = await db.query<Record<string, string | null>>({
    text: `SELECT ${columns} FROM customers c WHERE ${SEEN}`,
    values: seen(asked),
  });
  return row ?? null;
}

/**
 * Stores a request in the place of the one that waits. It has another id, so nobody confirms what they have
 * not seen.
 * @returns whether it is stored
 */
export async function storeRequest(
  db: Queryable,
  asked: Asked,
  changes: Changes,
): Promise<boolean> {
  const stored = await db.query({
    text: `INSERT INTO contact_requests (business_id, customer_id, email, changes)
      SELECT c.business_id, c.id, $3, $4::jsonb FROM customers c WHERE ${SEEN}
      ON CONFLICT (customer_id) WHERE state = 'open'
      DO UPDATE SET id = DEFAULT, email = excluded.email, changes = excluded.changes, created_at = ${NOW}
      RETURNING id`,
    values: [...seen(asked), JSON.stringify(changes)],
  });
  return stored.length > 0;
}

/** Removes the request of the customer that waits. */
export async function withdrawRequest(db: Queryable, asked: Asked): Promise<void> {
  await db.query({
    text: `DELETE FROM contact_requests r USING customers c
      WHERE r.customer_id = c.id AND r.state = 'open' AND ${SEEN}`,
    values: seen(asked),
  });
}

/** The last request of a customer, as those who asked see it. */
export interface LatestRequest {
  state: 'open' | 'confirmed' | 'refused';
  changes: Changes;
  /** ISO 8601, as `decided_at`. */
  created_at: string;
  /** Null while it waits. */
  decided_at: string | null;
}

export async function latestRequest(
  db: Queryable,
  customerRowId: number,
): Promise<LatestRequest | null> {
  const [row] = await db.query<LatestRequest>({
    text: `SELECT state, changes, ${jsonTime('created_at')} AS created_at,
        ${jsonTime('decided_at')} AS decided_at
      FROM contact_requests WHERE customer_id = $1 ORDER BY id DESC LIMIT 1`,
    values: [customerRowId],
  });
  return row ?? null;
}

/** A request that waits, as an operator decides about it. */
export interface OpenRequest {
  id: number;
  email: string;
  changes: Changes;
  created_at: string;
}

export async function openRequest(
  db: Queryable,
  customerRowId: number,
): Promise<OpenRequest | null> {
  const [row] = await db.query<OpenRequest>({
    text: `SELECT id, email, changes, ${jsonTime('created_at')} AS created_at
      FROM contact_requests WHERE customer_id = $1 AND state = 'open'`,
    values: [customerRowId],
  });
  return row ?? null;
}

/** The fields of a request of the customer, decided or not; null for one that there is not. */
export async function requestedFields(
  db: Queryable,
  { customerRowId, id }: Pick<Decision, 'customerRowId' | 'id'>,
): Promise<string[] | null> {
  const [row] = await db.query<{ fields: string[] }>({
    text: `SELECT ARRAY(SELECT jsonb_object_keys(changes)) AS fields
      FROM contact_requests WHERE customer_id = $1 AND id = $2`,
    values: [customerRowId, id],
  });
  return row?.fields ?? null;
}

/** One decision about one request. */
export interface Decision {
  customerRowId: number;
  id: number;
  state: 'confirmed' | 'refused';
  /** The name of the operator. */
  by: string | null;
}

/**
 * Decides a request that waits. A second decision waits for the first.
 * @returns its changes; null when it no longer waits
 */
export async function decideRequest(
  db: Queryable,
  { customerRowId, id, state, by }: Decision,
): Promise<Changes | null> {
  const [row] = await db.query<{ changes: Changes }>({
    text: `UPDATE contact_requests SET state = $3, decided_by = $4, decided_at = ${NOW}
      WHERE id = $2 AND customer_id = $1 AND state = 'open' RETURNING changes`,
    values: [customerRowId, id, state, by],
  });
  return row?.changes ?? null;
}

/** Whether a request was decided so. */
export async function isDecided(
  db: Queryable,
  { customerRowId, id, state }: Decision,
): Promise<boolean> {
  const rows = await db.query({
    text: `SELECT FROM contact_requests WHERE customer_id = $1 AND id = $2 AND state = $3`,
    values: [customerRowId, id, state],
  });
  return rows.length > 0;
}
