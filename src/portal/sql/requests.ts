import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { deriveKey } from '../../database/secrets/derive-key';
import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import type { Language } from '../../domain/languages';
import { madeOnce } from '../../strapi/service';
import { settingsOf } from '../../strapi/settings-service';

/** Requests of one internet address per minute, and links of one e-mail address in 15 minutes (contract §16). */
const REQUESTS = { most: 60, minutes: 1 };
export const LINKS = { most: 5, minutes: 15 };

const keyOf = madeOnce((strapi) =>
  deriveKey(settingsOf(strapi).ENCRYPTION_KEY, 'addresses of the portal'),
);

/** The name under which an address is counted. Without the key, nobody can tell it from the address. */
export const clientName = (strapi: Core.Strapi, address: string): string =>
  createHmac('sha256', keyOf(strapi)).update(address).digest('base64url');

/** Lets one transaction after the other count and store for one name, on any number of nodes. */
async function lock(trx: Queryable, name: string): Promise<void> {
  await trx.query({
    text: `SELECT pg_advisory_xact_lock(hashtextextended($1, 'portal_requests'::regclass::oid::bigint))`,
    values: [name],
  });
}

/** SQL: counts a request by the name $1. Beyond the limit it counts nothing, and gives no row. */
const counting = ({ most, minutes }: typeof LINKS): string =>
  `INSERT INTO portal_requests (client, requested_at)
    SELECT $1, ${NOW} WHERE (SELECT count(*) FROM portal_requests
      WHERE client = $1 AND requested_at > ${NOW} - interval '${minutes} minutes') < ${most}
    RETURNING client`;

/** Counts a request. @returns false beyond the limit, when it is not counted either */
export async function countRequest(trx: Queryable, client: string): Promise<boolean> {
  await lock(trx, client);
  const rows = await trx.query({ text: counting(REQUESTS), values: [client] });
  return rows.length > 0;
}

/** Stores a request for a link, for every address alike. Its mail goes when the contact does, its count does not. */
export async function storeRequest(
  strapi: Core.Strapi,
  trx: Queryable,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const address = email.toLowerCase();
  const name = clientName(strapi, address);
  await lock(trx, name);
  await trx.query({
    text: `WITH counted AS (${counting(LINKS)})
      INSERT INTO portal_mails (kind, email, language) SELECT 'sign_in', $2, $3 FROM counted`,
    values: [name, address, language],
  });
}
