import type { Queryable } from '../database/connection';
import { SESSION_ORIGIN } from '../strapi/portal-users';
import type { Person } from './person';

/** Ends one session at once. */
export async function endSession(db: Queryable, sessionId: string): Promise<void> {
  await db.query({
    name: 'portal-end-session',
    text: `DELETE FROM strapi_sessions WHERE session_id = $1 AND origin = '${SESSION_ORIGIN}'`,
    values: [sessionId],
  });
}

const ENDS = {
  /** What lets the person sign in without a new mail. */
  links: 'invoicing_portal_end_links',
  /** Every session, and these links. */
  sessions: 'invoicing_portal_end_sessions',
} as const;

/** Ends what an address has: in a session that an app opened, which has proved no mailbox, what this app opened. */
export async function endOf(
  db: Queryable,
  what: keyof typeof ENDS,
  { email, businessRowId }: Pick<Person, 'email' | 'businessRowId'>,
): Promise<void> {
  await db.query({
    text: `SELECT ${ENDS[what]}(ARRAY[$1::text], $2::int)`,
    values: [email, businessRowId],
  });
}
