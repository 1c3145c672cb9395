import type { Core } from '@strapi/strapi';
import { database } from '../../database/pool';
import { reminder } from '../../strapi/store';

/**
 * The tokens that Strapi makes on a new database (@strapi/admin, services/constants.js). They never
 * expire.
 */
const STOCK = `(t.name, t.type) IN (('Read Only', 'read-only'), ('Full Access', 'full-access'))
  AND t.description LIKE 'A default API token with %' AND t.lifespan IS NULL`;

const IS_LINKED = 'EXISTS (SELECT 1 FROM businesses_api_tokens_lnk k WHERE k.api_token_id = t.id)';

/**
 * Removes the API tokens that Strapi makes by itself, unless they are in use. A token in use stays, and
 * the log names it once. Strapi makes them again until there is an administrator, so this runs at every
 * start, before the service listens.
 */
export async function removeStockTokens(strapi: Core.Strapi): Promise<void> {
  const db = database(strapi);
  await db.query({
    text: `DELETE FROM strapi_api_tokens t WHERE ${STOCK} AND t.last_used_at IS NULL AND NOT ${IS_LINKED}`,
    values: [],
  });
  const left = await db.query<{ name: string }>({
    text: `SELECT t.name FROM strapi_api_tokens t WHERE ${STOCK} ORDER BY t.name`,
    values: [],
  });
  const told = reminder(strapi, 'stock_tokens_told');
  if (left.length === 0 || (await told.isSet())) return;
  const names = left.map(({ name }) => `"${name}"`).join(' and ');
  strapi.log.warn(
    `Strapi made the API tokens ${names}. They stay, since they are in use, but they never expire. Replace them by keys of a business, then delete them in Settings → API Tokens.`,
  );
  await told.set();
}
