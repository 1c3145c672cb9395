import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { settingsOf } from '../src/strapi/settings-service';
import { findAccount, isPending } from './panel-account';
import { publicUrl } from './public-url';
import { readPerson, type Person } from './read-person';
import { shellWord } from './shell-word';
import { StartError } from './start-error';
import { withStrapi } from './with-strapi';

const USAGE = `Usage: npm run -s manage -- admin:create --email ada@example.com [--firstname Ada] [--lastname Lovelace]

  --email                  address of the new administrator; run it again for a new link
  --firstname, --lastname  names that the form already shows

Prints a link, which works once. Anybody who opens it can choose the password, so keep it secret.`;

/** `npm run manage -- admin:create`: creates an administrator and prints a link to choose the password. */
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
    // Two commands at once must not create two accounts with one address.
    await strapi.db.connection
      .raw('select pg_advisory_xact_lock(hashtext(?))', [`admin ${person.email}`])
      .transacting(trx);
    const found = await findAccount(strapi, person.email);
    if (found && !isPending(found)) throw alreadyThere(person.email);
    const users = strapi.db.query('admin::user');
    const account = { ...person, isActive: false, roles: [await superAdmin(strapi)] };
    if (found) await users.update({ where: { id: found.id }, data: account });
    else await users.create({ data: { username: null, ...account } });
  });
}

function alreadyThere(email: string): StartError {
  return new StartError(
    `${email} has an account already. For a new password: npm run -s manage -- admin:reset-password --email ${shellWord(email)}`,
  );
}

async function superAdmin(strapi: Core.Strapi): Promise<number> {
  const role: { id: number } | null = await strapi.db
    .query('admin::role')
    .findOne({ where: { code: 'strapi-super-admin' } });
  if (!role) throw new StartError('There is no role "Super Admin". Start the service once first.');
  return role.id;
}
