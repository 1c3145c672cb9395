import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';

/** Whom a link signs in. */
export interface OpenLink {
  /** In small letters. */
  email: string;
  /** The only business that is seen; null for a mailed link. */
  businessRowId: number | null;
}

/** A mailed link works for as long (contract §16), and one that an app asked for. */
const MAILED_SECONDS = 15 * 60;
const APP_SECONDS = 60;

/**
 * Stores a link by which an app opens the portal.
 * @returns its id
 */
export async function storeAppLink(
  db: Queryable,
  { email, businessRowId }: { email: string; businessRowId: number },
): Promise<string> {
  const [row] = await db.query<{ id: string }>({
    name: 'portal-store-app-link',
    text: `INSERT INTO portal_links (id, email, business_id, expires_at)
      VALUES (gen_random_uuid(), lower($1), $2::int, ${NOW} + interval '${APP_SECONDS} seconds') RETURNING id`,
    values: [email, businessRowId],
  });
  if (!row) throw new Error('INSERT … RETURNING gave no row');
  return row.id;
}

/** SQL: some customer names the address `l.email` as one that may sign in. */
const IS_INVITED = `EXISTS (SELECT FROM customers c WHERE c.contacts IS NOT NULL
    AND invoicing_portal_addresses(c.contacts) @> ARRAY[l.email] AND (l.business_id IS NULL OR c.business_id = l.business_id))`;

/**
 * Stores the link of a mail that is about to be sent.
 * @param mailRowId of a request, which may have been taken back meanwhile
 * @returns its id; null where nobody may sign in by the address
 */
export async function storeMailedLink(db: Queryable, mailRowId: number): Promise<string | null> {
  const [row] = await db.query<{ id: string }>({
    name: 'portal-store-mailed-link',
    text: `INSERT INTO portal_links (id, email, expires_at)
      SELECT gen_random_uuid(), l.email, ${NOW} + interval '${MAILED_SECONDS} seconds'
      FROM (SELECT email, NULL::int AS business_id FROM portal_mails WHERE id = $1 AND state = 'queued') l
      WHERE ${IS_INVITED} AND NOT EXISTS (SELECT FROM up_users u WHERE u.email = l.email AND u.blocked)
      RETURNING id`,
    values: [mailRowId],
  });
  return row?.id ?? null;
}

const IS_OPEN = `l.id = $1::uuid AND l.used_at IS NULL AND l.expires_at > ${NOW}`;
const COLUMNS = 'l.email, l.business_id AS "businessRowId"';

/** A link that can still be used. */
export async function findOpenLink(db: Queryable, id: string): Promise<OpenLink | null> {
  const [row] = await db.query<OpenLink>({
    name: 'portal-open-link',
    text: `SELECT ${COLUMNS} FROM portal_links l WHERE ${IS_OPEN} AND ${IS_INVITED}`,
    values: [id],
  });
  return row ?? null;
}

/** Uses a link up, and keeps its row locked. Of many at once, one gets it. */
export async function useLink(trx: Queryable, id: string): Promise<OpenLink | null> {
  const [row] = await trx.query<OpenLink>({
    text: `UPDATE portal_links l SET used_at = ${NOW} WHERE ${IS_OPEN} AND ${IS_INVITED} RETURNING ${COLUMNS}`,
    values: [id],
  });
  return row ?? null;
}
