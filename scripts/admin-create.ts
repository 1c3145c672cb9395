import { randomBytes } from 'node:crypto';
import type { Queryable } from '../src/database/connection';
import { NOW } from '../src/database/timestamps';
import { findAccount, isPending } from './panel-account';
import { publicUrl } from './public-url';
import { readPerson, type Person } from './read-person';
import { shellWord } from './shell-word';
import { StartError } from './start-error';
import { withDatabase } from './with-database';

const USAGE = `Usage: npm run -s manage -- admin:create --email ada@example.com [--firstname Ada] [--lastname Lovelace]

  --email                  address of the new administrator; run it again for a new link
  --firstname, --lastname  names that the form already shows

Prints a link, which works once. Anybody who opens it can choose the password, so keep it secret.`;

/** `npm run manage -- admin:create`: creates an administrator and prints a link to choose the password. */
export async function main(args: string[]): Promise<void> {
  const person = readPerson(args, ['firstname', 'lastname'], USAGE);
  await withDatabase(async (db, { PORT }) => {
    const token = randomBytes(32).toString('hex');
    await db.transaction((trx) => invite(trx, person, token));
    return `${publicUrl(PORT)}/admin/auth/register?registrationToken=${token}`;
  });
}

async function invite(trx: Queryable, person: Person, token: string): Promise<void> {
  const { email, firstname = null, lastname = null } = person;
  // Two commands at once must not create two accounts with one address.
  const lock = 'SELECT pg_advisory_xact_lock(hashtext($1))';
  await trx.query({ text: lock, values: [`admin ${email}`] });
  const found = await findAccount(trx, email);
  if (found && !isPending(found)) throw alreadyThere(email);
  const values = [email, firstname, lastname, token, await superAdmin(trx)];
  const [made] = await trx.query({ text: found ? AGAIN : INVITE, values });
  if (!made) throw new Error('The account was not stored');
}

const LINK = `INSERT INTO admin_users_roles_lnk (user_id, role_id, role_ord, user_ord)
  SELECT account.id, $5::int, 1, 1 + (SELECT coalesce(max(user_ord), 0) FROM admin_users_roles_lnk
    WHERE role_id = $5::int)
  FROM account ON CONFLICT (user_id, role_id) DO UPDATE SET role_ord = 1 RETURNING id`;

/** An account as Strapi stores an invitation. */
const INVITE = `WITH account AS (
    INSERT INTO admin_users (document_id, email, firstname, lastname, registration_token, is_active, blocked,
      created_at, updated_at, published_at)
    SELECT gen_random_uuid(), $1, $2, $3, $4, false, false, now, now, now
    FROM (SELECT ${NOW}::timestamp(3) AS now) AS moment RETURNING id)
  ${LINK}`;

/** The invitation again, with the names that are given now, and as a Super Admin alone. */
const AGAIN = `WITH account AS (
    UPDATE admin_users SET firstname = coalesce($2, firstname), lastname = coalesce($3, lastname),
      registration_token = $4, is_active = false, updated_at = ${NOW}::timestamp(3)
    WHERE email = $1 RETURNING id),
  other AS (DELETE FROM admin_users_roles_lnk WHERE user_id IN (SELECT id FROM account) AND role_id <> $5::int)
  ${LINK}`;

function alreadyThere(email: string): StartError {
  return new StartError(
    `${email} has an account already. For a new password: npm run -s manage -- admin:reset-password --email ${shellWord(email)}`,
  );
}

async function superAdmin(trx: Queryable): Promise<number> {
  const text = `SELECT id FROM admin_roles WHERE code = 'strapi-super-admin'`;
  const [role] = await trx.query<{ id: number }>({ text, values: [] });
  if (!role) throw new StartError('There is no role "Super Admin". Start the service once first.');
  return role.id;
}
