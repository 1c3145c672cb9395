import type { Queryable } from '../database/connection';
import { NOW } from '../database/timestamps';
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

/** Ends the links of an address that nobody has used, and those that are not yet sent. */
export async function endLinks(db: Queryable, email: string): Promise<void> {
  await db.query({ text: 'DELETE FROM portal_links WHERE email = $1', values: [email] });
  await db.query({
    text: `UPDATE portal_mails SET state = 'dropped', lease = NULL, updated_at = ${NOW}
      WHERE email = $1 AND kind = 'sign_in' AND state = 'queued'`,
    values: [email],
  });
}

/** Ends every session of an address, and every link to a new one. Links go first: see `sign-in`. */
export async function endSessions(db: Queryable, { email }: Pick<Person, 'email'>): Promise<void> {
  await endLinks(db, email);
  await db.query({
    text: `DELETE FROM strapi_sessions s USING up_users u
      WHERE u.email = $1 AND s.user_id = u.id::text AND s.origin = '${SESSION_ORIGIN}'`,
    values: [email],
  });
}
