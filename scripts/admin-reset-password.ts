import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { settingsOf } from '../src/settings-service';
import { publicUrl } from './public-url';
import { readPerson } from './read-person';
import { shellWord } from './shell-word';
import { StartError } from './start-error';
import { withStrapi } from './with-strapi';

const USAGE = `Usage: npm run -s admin:reset-password -- --email ada@example.com

  --email  whose password is forgotten or known to others

Prints a link, good for one hour, behind which the person chooses a new password. The former password and
all sessions of this person end at once.`;

const HOUR_MS = 3_600_000;

interface User {
  id: number;
  isActive: boolean;
  registrationToken: string | null;
}

interface Sessions {
  sessionManager(origin: 'admin'): { invalidateRefreshToken(userId: string): Promise<void> };
}

/** `npm run admin:reset-password`: takes a password away and prints the link to a new one. */
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
      // Somebody else may know it: without a password nobody logs in.
      password: null,
      resetPasswordToken: code,
      resetPasswordTokenExpiresAt: new Date(Date.now() + HOUR_MS),
    };
    await strapi.db.query('admin::user').update({ where: { id }, data });
    const sessions = (strapi as unknown as Sessions).sessionManager('admin');
    await sessions.invalidateRefreshToken(String(id));
  });
}

async function activeUser(strapi: Core.Strapi, email: string): Promise<User> {
  const user: User | null = await strapi.db.query('admin::user').findOne({ where: { email } });
  if (!user) throw new StartError(`There is no account of ${email}.`);
  if (user.isActive) return user;
  if (user.registrationToken !== null) {
    throw new StartError(
      `${email} is invited and has no password yet. For a new link: npm run -s admin:create -- --email ${shellWord(email)}`,
    );
  }
  throw new StartError(
    `The account of ${email} is switched off. Activate it in Settings → Users first.`,
  );
}
