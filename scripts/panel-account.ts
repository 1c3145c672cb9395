import type { Queryable } from '../src/database/connection';

/** An account of the panel, active or only invited. */
export interface Account {
  id: number;
  is_active: boolean | null;
  registration_token: string | null;
}

/** @param email in lower case, as Strapi stores it */
export async function findAccount(db: Queryable, email: string): Promise<Account | undefined> {
  const text = 'SELECT id, is_active, registration_token FROM admin_users WHERE email = $1 LIMIT 1';
  return (await db.query<Account>({ text, values: [email] }))[0];
}

/** The person is invited and has not chosen a password yet. */
export function isPending({ is_active, registration_token }: Account): boolean {
  return !is_active && registration_token !== null;
}
