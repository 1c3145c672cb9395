import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { deriveKey } from '../../database/secrets/derive-key';
import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import type { Language } from '../../domain/languages';
import { madeOnce } from '../../strapi/service';
import { settingsOf } from '../../strapi/settings-service';

/** Requests of one internet address per minute, and links of one e-mail address in 15 minutes (contract §16). */
const MOST_REQUESTS = 60;
const MOST_LINKS = 5;

const keyOf = madeOnce((strapi) =>
  deriveKey(settingsOf(strapi).ENCRYPTION_KEY, 'addresses of the portal'),
);

/** The name under which an internet address is counted. Without the key, nobody can tell it from the address. */
export const clientName = (strapi: Core.Strapi, address: string): string =>
  createHmac('sha256', keyOf(strapi)).update(address).digest('base64url');

/** Lets one transaction after the other count and store for one name, on any number of nodes. */
async function lock(trx: Queryable, name: string): Promise<void> {
  await trx.query({
    text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 'portal_requests'::regclass::oid::bigint))`,
    values: [name],
  });
}

/** Counts a request. @returns false beyond the limit, when it is not counted either */
export async function countRequest(trx: Queryable, client: string): Promise<boolean> {
  await lock(trx, client);
  const rows = await trx.query({
    text: `INSERT INTO portal_requests (client, requested_at)
      SELECT $1, ${NOW} WHERE (SELECT count(*) FROM portal_requests
        WHERE client = $1 AND requested_at > ${NOW} - interval '1 minute') < ${MOST_REQUESTS}
      RETURNING client`,
    values: [client],
  });
  return rows.length > 0;
}

/** Stores a request for a link, for every address alike. Beyond the limit it stores nothing. */
export async function storeRequest(
  trx: Queryable,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  await lock(trx, email.toLowerCase());
  await trx.query({
    text: `INSERT INTO portal_mails (kind, email, language)
      SELECT 'sign_in', lower($1), $2 WHERE (SELECT count(*) FROM portal_mails
        WHERE email = lower($1) AND kind = 'sign_in' AND created_at > ${NOW} - interval '15 minutes') < ${MOST_LINKS}`,
    values: [email, language],
  });
}
