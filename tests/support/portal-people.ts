import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '../../src/database/pool';
import { askForChange } from '../../src/portal/contact-requests';
import { query } from './databases';

/** What the portal stores of people, in the tables of a database. */
export function portalRows(url: string) {
  const sql = <T>(text: string, values: unknown[] = []) => query<T>(url, text, values);

  /** Somebody who has signed in with a mailed link, as the portal makes them. */
  const person = async (email: string, signedInAt = '2026-11-20T10:00:00'): Promise<number> => {
    const [row] = await sql<{ id: number }>(
      `INSERT INTO up_users (document_id, username, email, provider, confirmed, blocked)
        VALUES ($1, $2, $2, 'portal', true, false) RETURNING id`,
      [randomUUID(), email],
    );
    await sql('UPDATE portal_people SET signed_in_at = $2 WHERE email = $1', [email, signedInAt]);
    if (!row) throw new Error('No user');
    return row.id;
  };

  /** A session of a person. @param business the row id of the only one that it sees */
  const session = (
    userId: number,
    {
      business = null as number | null,
      status = 'active',
      origin = 'users-permissions',
      ends = '1 hour',
    } = {},
  ) =>
    sql(
      `INSERT INTO strapi_sessions (document_id, user_id, session_id, device_id, origin, type, status, metadata,
          expires_at, absolute_expires_at)
        VALUES ($1, $2, $1, $1, $3, 'session', $4, $5,
          localtimestamp + $6::interval, localtimestamp + interval '1 day')`,
      [randomUUID(), String(userId), origin, status, JSON.stringify({ business }), ends],
    );

  /** @param business of whose app it is */
  const link = (email: string, business: number | null = null) =>
    sql(
      `INSERT INTO portal_links (id, email, business_id, expires_at)
        VALUES ($1, $2, $3, localtimestamp + interval '1 hour')`,
      [randomUUID(), email, business],
    );

  /** How many users, sessions and links an address has. */
  const left = async (email: string, userId: number): Promise<number[]> => {
    const [row] = await sql<{ counts: number[] }>(
      `SELECT ARRAY[(SELECT count(*) FROM up_users WHERE email = $1),
        (SELECT count(*) FROM strapi_sessions WHERE user_id = $2 AND origin = 'users-permissions'),
        (SELECT count(*) FROM portal_links WHERE email = $1)]::int[] AS counts`,
      [email, String(userId)],
    );
    return row?.counts ?? [];
  };

  const mails = (email: string) =>
    sql<{ kind: string; state: string }>(
      'SELECT kind, state FROM portal_mails WHERE email = $1 ORDER BY id',
      [email],
    );

  return { sql, person, session, link, left, mails };
}

/** A customer as the portal knows it. */
interface Seen {
  row_id: number;
  business_row_id: number;
}

/** Asks as the form of the portal does. End it with `close`. */
export function asker(url: string) {
  const db: Database = openDatabase(url, 1, { warn: () => undefined } as never);
  const strapi = { get: () => db } as never;
  return {
    db,
    strapi,
    ask: (customer: Seen, email: string, changes: Record<string, unknown>) =>
      askForChange(strapi, customer, email, changes),
    close: () => db.close(),
  };
}

/** The row ids of a customer and its business. */
export async function seenRow(url: string, customer: string): Promise<Seen> {
  const [row] = await query<Seen>(
    url,
    'SELECT id AS row_id, business_id AS business_row_id FROM customers WHERE document_id = $1',
    [customer],
  );
  if (!row) throw new Error('No customer');
  return row;
}
