import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { settingsOf } from '../src/strapi/settings-service';
import { findAccount, isPending, type Account } from './panel-account';
import { publicUrl } from './public-url';
import { readPerson } from './read-person';
import { shellWord } from './shell-word';
import { StartError } from './start-error';
import { withStrapi } from './with-strapi';

const USAGE = `Usage: npm run -s manage -- admin:reset-password --email ada@example.com

  --email  address of the person who needs a new password

Prints a link, which works for one hour. The person chooses a new password there. The old password and
all sessions of this person end at once.`;

const HOUR_MS = 3_600_000;

interface Sessions {
  sessionManager(origin: 'admin'): { invalidateRefreshToken(userId: string): Promise<void> };
}

/** `npm run manage -- admin:reset-password`: removes a password and prints a link to a new one. */
export async function main(args: string[]): Promise<void> {
  const { email } = readPerson(args, [], USAGE);
  await withStrapi(async (strapi) => {
    const code = randomBytes(32).toString('hex');
    await reset(strapi, email, code);
    return `${publicUrl(settingsOf(strapi).PORT)}/admin/auth/reset-password?code=${code}`;
  });
}

async function reset(strapi: Core.Strapi, email: string, code: string): Promise<void> {
  await strapi.db.transaction(async () => {
    const { id } = await activeUser(strapi, email);
    const data = {
      // Removes the old password, because somebody else may know it. Nobody can log in without one.
      password: null,
      resetPasswordToken: code,
      resetPasswordTokenExpiresAt: new Date(Date.now() + HOUR_MS),
    };
    await strapi.db.query('admin::user').update({ where: { id }, data });
    const sessions = (strapi as unknown as Sessions).sessionManager('admin');
    await sessions.invalidateRefreshToken(String(id));
  });
}

async function activeUser(strapi: Core.Strapi, email: string): Promise<Account> {
  const account = await findAccount(strapi, email);
  if (!account) throw new StartError(`There is no account of ${email}.`);
  if (account.isActive) return account;
  if (isPending(account)) {
    throw new StartError(
      `${email} is invited and has no password yet. For a new link: npm run -s manage -- admin:create --email ${shellWord(email)}`,
    );
  }
  throw new StartError(
    `The account of ${email} is switched off. Activate it in Settings → Users first.`,
  );
}
