import { randomBytes } from 'node:crypto';
import type { Queryable } from '../src/database/connection';
import { NOW } from '../src/database/timestamps';
import { findAccount, isPending, type Account } from './panel-account';
import { publicUrl } from './public-url';
import { readPerson } from './read-person';
import { shellWord } from './shell-word';
import { StartError } from './start-error';
import { withDatabase } from './with-database';

const USAGE = `Usage: npm run -s manage -- admin:reset-password --email ada@example.com

  --email  address of the person who needs a new password

Prints a link, which works for one hour. The person chooses a new password there. The old password and
all sessions of this person end at once.`;

/** `npm run manage -- admin:reset-password`: removes a password and prints a link to a new one. */
export async function main(args: string[]): Promise<void> {
  const { email } = readPerson(args, [], USAGE);
  await withDatabase(async (db, { PORT }) => {
    const code = randomBytes(32).toString('hex');
    await db.transaction((trx) => reset(trx, email, code));
    return `${publicUrl(PORT)}/admin/auth/reset-password?code=${code}`;
  });
}

/** Removes the old password, because somebody else may know it. Nobody can log in without one. */
const RESET = `WITH account AS (
    UPDATE admin_users SET password = NULL, reset_password_token = $2,
      reset_password_token_expires_at = ${NOW}::timestamp(3) + interval '1 hour', updated_at = ${NOW}::timestamp(3)
    WHERE id = $1)
  DELETE FROM strapi_sessions WHERE user_id = $1::text AND origin = 'admin'`;

async function reset(trx: Queryable, email: string, code: string): Promise<void> {
  const { id } = await activeUser(trx, email);
  await trx.query({ text: RESET, values: [id, code] });
}

async function activeUser(trx: Queryable, email: string): Promise<Account> {
  const account = await findAccount(trx, email);
  if (!account) throw new StartError(`There is no account of ${email}.`);
  if (account.is_active) return account;
  if (isPending(account)) {
    throw new StartError(
      `${email} is invited and has no password yet. For a new link: npm run -s manage -- admin:create --email ${shellWord(email)}`,
    );
  }
  throw new StartError(
    `The account of ${email} is switched off. Activate it in Settings → Users first.`,
  );
}
