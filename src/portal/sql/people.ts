import type { Queryable } from '../../database/connection';
import { jsonTime, NOW } from '../../database/timestamps';
import { SESSION_ORIGIN } from '../../strapi/portal-users';

/** A contact that may sign in. Times are ISO 8601. */
export interface PortalContact {
  /** Of the contact. */
  id: string;
  name: string;
  email: string;
  /** The last invitation; null for one that was forgotten. */
  invitation: {
    state: 'queued' | 'sent' | 'failed';
    at: string;
    /** Why the last attempt failed, or what it waits for; null once it is sent. */
    error: string | null;
  } | null;
  /** The last time since the business has named the address; null before the first. */
  signed_in_at: string | null;
  /** Those since then. */
  sessions: number;
}

/** SQL: the sessions of an address that are open and count for the business. */
const OPEN = `SELECT count(*)::int FROM strapi_sessions s JOIN up_users u ON s.user_id = u.id::text
  WHERE u.email = p.address AND s.id > own.after_session AND s.origin = '${SESSION_ORIGIN}' AND s.status = 'active'
    AND s.expires_at > ${NOW} AND s.absolute_expires_at > ${NOW}
    AND coalesce((s.metadata ->> 'business')::int, c.business_id) = c.business_id`;

/** The contacts of a customer that may sign in, in the order of the form. */
export function portalContacts(db: Queryable, customerRowId: number): Promise<PortalContact[]> {
  return db.query<PortalContact>({
    text: `SELECT p.id, p.name, p.email, (${OPEN}) AS sessions,
        ${jsonTime('own.signed_in_at')} AS signed_in_at,
        (SELECT json_build_object('state', m.state, 'at', ${jsonTime('m.updated_at')}, 'error', m.last_error)
          FROM portal_mails m WHERE m.kind = 'invitation' AND m.customer_id = c.id AND m.email = p.address
            AND m.state <> 'dropped'
          ORDER BY m.id DESC LIMIT 1) AS invitation
      FROM customers c CROSS JOIN LATERAL (
        SELECT one ->> 'id' AS id, one ->> 'name' AS name, one ->> 'email' AS email,
          lower(one ->> 'email') AS address, (one ->> 'portal')::boolean AS portal, place
        FROM jsonb_array_elements(c.contacts) WITH ORDINALITY AS list (one, place)) p
        LEFT JOIN portal_people own ON own.business_id = c.business_id AND own.email = p.address
      WHERE c.id = $1 AND c.contacts IS NOT NULL AND p.portal AND p.email IS NOT NULL
      ORDER BY p.place`,
    values: [customerRowId],
  });
}
