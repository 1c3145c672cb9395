import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { settingsOf } from '../src/settings-service';
import { publicUrl } from './public-url';
import { readPerson, type Person } from './read-person';
import { shellWord } from './shell-word';
import { StartError } from './start-error';
import { withStrapi } from './with-strapi';

const USAGE = `Usage: npm run -s admin:create -- --email ada@example.com [--firstname Ada] [--lastname Lovelace]

  --email                  whom the account is for; a second time, the person gets a new link
  --firstname, --lastname  what the form is filled in with

Prints a link. Whoever opens it chooses the password, once, so keep it to yourself.`;

interface User {
  id: number;
  isActive: boolean;
  registrationToken: string | null;
}

/** `npm run admin:create`: makes an administrator, who chooses the password behind the printed link. */
export async function main(args: string[]): Promise<void> {
  const person = readPerson(args, ['firstname', 'lastname'], USAGE);
  await withStrapi(async (strapi) => {
    const registrationToken = randomBytes(32).toString('hex');
    await invite(strapi, { ...person, registrationToken });
    const url = publicUrl(settingsOf(strapi).PORT);
    return `${url}/admin/auth/register?registrationToken=${registrationToken}`;
  });
}

async function invite(
  strapi: Core.Strapi,
  person: Person & { registrationToken: string },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    // Two commands at once must not make two accounts of one address.
    await strapi.db.connection
      .raw('select pg_advisory_xact_lock(hashtext(?))', [`admin ${person.email}`])
      .transacting(trx);
    const users = strapi.db.query('admin::user');
    const found: User | null = await users.findOne({ where: { email: person.email } });
    if (found && !isPending(found)) throw alreadyThere(person.email);
    const account = { ...person, isActive: false, roles: [await superAdmin(strapi)] };
    if (found) await users.update({ where: { id: found.id }, data: account });
    else await users.create({ data: { username: null, ...account } });
  });
}

/** Invited, and has chosen no password yet. */
function isPending({ isActive, registrationToken }: User): boolean {
  return !isActive && registrationToken !== null;
}

function alreadyThere(email: string): StartError {
  return new StartError(
    `${email} has an account already. For a new password: npm run -s admin:reset-password -- --email ${shellWord(email)}`,
  );
}

async function superAdmin(strapi: Core.Strapi): Promise<number> {
  const role: { id: number } | null = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-super-admin' } });
  if (!role) throw new StartError('There is no role "Super Admin". Start the service once first.');
  return role.id;
}
