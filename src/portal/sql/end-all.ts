import type { Queryable } from '../../database/connection';

/**
 * Ends the sessions and the links of an address. Links go first: a sign-in that is under way holds its link
 * until its session is stored. @param email in small letters
 */
export async function endAll(db: Queryable, email: string): Promise<void> {
  await db.query({ text: 'DELETE FROM portal_links WHERE email = $1', values: [email] });
  await db.query({
    text: `DELETE FROM strapi_sessions s USING up_users u
      WHERE u.email = $1 AND s.user_id = u.id::text AND s.origin = 'users-permissions'`,
    values: [email],
  });
}
