import type { Queryable } from '../../database/connection';
import type { Person } from '../person';

/** A customer whose documents somebody sees. */
export interface SeenCustomer {
  row_id: number;
  /** The public id. */
  id: string;
  name: string;
  language: string | null;
  business_row_id: number;
  business_id: string;
  business_name: string;
  business_language: string | null;
  time_zone: string;
}

/** The customers that a session sees, those of one business together. */
export function seenCustomers(
  db: Queryable,
  { email, businessRowId, sessionId }: Person,
): Promise<SeenCustomer[]> {
  return db.query<SeenCustomer>({
    name: 'portal-customers',
    text: `SELECT c.id AS row_id, c.document_id AS id, c.name, c.language, b.id AS business_row_id,
        b.document_id AS business_id, b.name AS business_name, b.language AS business_language,
        coalesce(b.time_zone, 'UTC') AS time_zone
      FROM customers c JOIN businesses b ON b.id = c.business_id
      WHERE c.contacts IS NOT NULL AND invoicing_portal_addresses(c.contacts) @> ARRAY[$1::text]
        AND ($2::int IS NULL OR b.id = $2)
        AND NOT EXISTS (SELECT FROM portal_people p JOIN strapi_sessions s ON s.id <= p.after_session
          WHERE p.business_id = b.id AND p.email = $1 AND p.ended AND s.session_id = $3)
      ORDER BY b.name, b.id, c.name, c.id`,
    values: [email, businessRowId, sessionId],
  });
}
