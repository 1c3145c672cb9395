import { database } from '../../database/pool';
import { jsonTime } from '../../database/timestamps';
import { dateInZone, knownTimeZone } from '../../domain/dates';
import { WORDS } from '../../words';
import { accountPage } from '../page/account';
import type { Visit } from '../visit';
import { sendPortalPage } from './send';

/** The day of the last sign-in, in the time zone of a business; null where it is not known. */
async function signedInOn({ strapi, person, customers }: Visit): Promise<string | null> {
  const [row] = await database(strapi).query<{ at: string | null }>({
    name: 'portal-signed-in-at',
    text: `SELECT ${jsonTime('max(signed_in_at)')} AS at FROM portal_people
      WHERE email = $1 AND ($2::int IS NULL OR business_id = $2)`,
    values: [person.email, person.businessRowId],
  });
  const zone = knownTimeZone(customers[0]?.time_zone ?? 'UTC');
  return row?.at ? dateInZone(zone, new Date(row.at)) : null;
}

export async function serveAccount(visit: Visit): Promise<void> {
  const { language, person } = visit;
  const view = { language, email: person.email, signedIn: await signedInOn(visit) };
  sendPortalPage(visit, { title: WORDS[language].portal.account.title }, accountPage(view));
}
