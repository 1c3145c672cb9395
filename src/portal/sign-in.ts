import type { Core } from '@strapi/strapi';
import type { Queryable } from '../database/connection';
import { inStrapiTransaction } from '../database/strapi-transaction';
import { NOW } from '../database/timestamps';
import { findUser, makeUser, makeCustomerRole } from '../strapi/portal-users';
import { openSession } from './session';
import { useLink } from './sql/links';

/** Lets one transaction after the other look for the user of an address, and make it. */
async function lockAddress(trx: Queryable, email: string): Promise<void> {
  await trx.query({
    text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 'up_users'::regclass::oid::bigint))`,
    values: [email],
  });
}

/** The user of an address, made at its first sign-in; null for one that is blocked. */
async function userOf(strapi: Core.Strapi, trx: Queryable, email: string): Promise<number | null> {
  await lockAddress(trx, email);
  const known = await findUser(strapi, email);
  if (!known) return makeUser(strapi, email);
  return known.isBlocked ? null : known.id;
}

/**
 * Signs somebody in by a link, in one transaction: an error leaves the link as it was. The trigger on customers waits
 * for the locked link, so it ends this session, too.
 * @returns the token of a new session; null for a link that cannot be used
 */
export function signIn(strapi: Core.Strapi, linkId: string): Promise<string | null> {
  return inStrapiTransaction(strapi, async (trx) => {
    const link = await useLink(trx, linkId);
    const userId = link && (await userOf(strapi, trx, link.email));
    if (!link || userId === null) return null;
    await trx.query({
      text: `UPDATE portal_people SET signed_in_at = ${NOW} WHERE email = $1 AND ($2::int IS NULL OR business_id = $2)`,
      values: [link.email, link.businessRowId],
    });
    return openSession(strapi, trx, { userId, businessRowId: link.businessRowId });
  });
}

/** Makes the role of all who sign in, at the first start. Called in `bootstrap`. */
export function prepareSignIn(strapi: Core.Strapi): Promise<void> {
  return inStrapiTransaction(strapi, async (trx) => {
    await lockAddress(trx, 'role');
    await makeCustomerRole(strapi);
  });
}
