import type { Queryable } from '../../database/connection';
import type { Connectable } from '../../providers';
import type { Connection } from '../connection';

const COLUMNS = `c.id AS row_id, c.business_id AS business_row_id, b.document_id AS business_id,
  coalesce(b.time_zone, 'UTC') AS time_zone, c.provider, c.account_id, c.account_name, c.mode, c.api_key,
  c.webhook_secret, c.is_connected`;
const FROM = 'payment_providers c JOIN businesses b ON b.id = c.business_id';

/** The connection by its row id. */
export async function connectionOf(db: Queryable, rowId: number): Promise<Connection> {
  const [found] = await db.query<Connection>({
    name: 'connection-of',
    text: `SELECT ${COLUMNS} FROM ${FROM} WHERE c.id = $1`,
    values: [rowId],
  });
  if (!found) throw new Error('There is no such connection to a provider');
  return found;
}

/** What a business has connected now, by the names of the providers. */
export function connectedOf(db: Queryable, businessRowId: number): Promise<Connection[]> {
  return db.query<Connection>({
    name: 'connected-providers',
    text: `SELECT ${COLUMNS} FROM ${FROM} WHERE c.business_id = $1 AND c.is_connected ORDER BY c.provider`,
    values: [businessRowId],
  });
}

/**
 * The same, and keeps them connected until the transaction ends: a checkout is stored while its account cannot
 * go.
 */
export function holdConnected(db: Queryable, businessRowId: number): Promise<Connection[]> {
  return db.query<Connection>({
    name: 'hold-connected-providers',
    text: `SELECT ${COLUMNS} FROM ${FROM}
      WHERE c.business_id = $1 AND c.is_connected ORDER BY c.provider FOR SHARE OF c`,
    values: [businessRowId],
  });
}

/**
 * Waits for those who hold a connection. @returns whether a refund of it is still to be made
 */
export async function lockToForget(db: Queryable, rowId: number): Promise<boolean> {
  await db.query({
    name: 'lock-connection-to-forget',
    text: 'SELECT id FROM payment_providers WHERE id = $1 FOR NO KEY UPDATE',
    values: [rowId],
  });
  const pending = await db.query({
    name: 'pending-refunds-of-connection',
    text: `SELECT FROM provider_refunds o JOIN refunds r ON r.id = o.refund_id
      WHERE o.connection_id = $1 AND r.state = 'pending' LIMIT 1`,
    values: [rowId],
  });
  return pending.length > 0;
}

/**
 * All accounts of a business at a provider whose keys are kept, the connected one first: events of an account
 * that was disconnected lately are still read.
 */
export function connectionsAt(
  db: Queryable,
  businessId: string,
  provider: Connectable,
): Promise<Connection[]> {
  return db.query<Connection>({
    name: 'connections-at-provider',
    text: `SELECT ${COLUMNS} FROM ${FROM}
      WHERE b.document_id = $1 AND c.provider = $2 AND c.webhook_secret IS NOT NULL
      ORDER BY c.is_connected DESC, c.id DESC`,
    values: [businessId, provider],
  });
}

export interface NewConnection {
  businessRowId: number;
  provider: Connectable;
  accountId: string;
  accountName: string;
  mode: Connection['mode'];
  apiKey: string;
  webhookSecret: string;
}

/** Stores the keys of an account, a new one or one that was there before. */
export async function storeConnection(db: Queryable, made: NewConnection): Promise<void> {
  await db.query({
    name: 'store-connection',
    text: `INSERT INTO payment_providers AS c (business_id, provider, account_id, account_name, mode, api_key,
        webhook_secret, is_connected)
      VALUES ($1, $2, $3, $4, $5, $6, $7, true)
      ON CONFLICT (business_id, provider, account_id, mode) DO UPDATE SET account_name = excluded.account_name,
        api_key = excluded.api_key, webhook_secret = excluded.webhook_secret, is_connected = true,
        updated_at = clock_timestamp() AT TIME ZONE 'UTC'`,
    values: [
      made.businessRowId,
      made.provider,
      made.accountId,
      made.accountName,
      made.mode,
      made.apiKey,
      made.webhookSecret,
    ],
  });
}

/** Forgets the keys of an account. */
export async function storeDisconnected(db: Queryable, rowId: number): Promise<void> {
  await db.query({
    name: 'disconnect-provider',
    text: `UPDATE payment_providers SET is_connected = false, api_key = NULL, webhook_secret = NULL,
        updated_at = clock_timestamp() AT TIME ZONE 'UTC' WHERE id = $1`,
    values: [rowId],
  });
}

/** Locks what a business has connected, so that two operators change it one after the other. */
export async function lockConnections(db: Queryable, businessRowId: number): Promise<void> {
  await db.query({
    name: 'lock-connections',
    text: 'SELECT id FROM businesses WHERE id = $1 FOR NO KEY UPDATE',
    values: [businessRowId],
  });
}
