import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../database/connection';
import { NOW } from '../../database/timestamps';
import { DAY_MS } from '../../domain/dates';
import type { Scope } from '../../domain/scopes';
import { hashOf } from './find-key';
import { permissionsOf } from './scopes';

/** The longest life of a key with an end: ten years. */
export const LONGEST_DAYS = 3650;

/** By this, scanners of leaked secrets know a key. Keys of before have none, and go on. */
const PREFIX = 'inv_';
const BYTES = 32;

export interface NewKey {
  /** The name in lists. No two API tokens may share it. */
  name: string;
  description: string;
  scopes: readonly Scope[];
  expiresInDays: number | null;
}

export async function isNameTaken(db: Queryable, name: string): Promise<boolean> {
  const text = 'SELECT 1 FROM strapi_api_tokens WHERE name = $1';
  return (await db.query({ text, values: [name] })).length > 0;
}

/**
 * Makes a key for a business: one of Strapi's custom API tokens, as Strapi stores them, with the permissions
 * of its scopes. Strapi's service knows neither our prefix nor any number of days.
 * @param salt Strapi's, which hashes the key
 * @returns the key itself, which is not shown again
 */
export async function createKey(
  db: Queryable,
  salt: string,
  businessRowId: number,
  { name, description, scopes, expiresInDays }: NewKey,
): Promise<{ id: number; key: string }> {
  const key = PREFIX + randomBytes(BYTES).toString('hex');
  const lifespan = expiresInDays === null ? null : expiresInDays * DAY_MS;
  const [token] = await db.query<{ id: number }>({
    text: INSERT,
    values: [name, description, hashOf(key, salt), lifespan, permissionsOf(scopes), businessRowId],
  });
  if (!token) throw new Error('The key was not stored');
  return { id: token.id, key };
}

const INSERT = `WITH moment AS (SELECT ${NOW}::timestamp(3) AS now),
  token AS (
    INSERT INTO strapi_api_tokens (document_id, name, description, kind, type, access_key, lifespan,
      expires_at, created_at, updated_at, published_at)
    SELECT gen_random_uuid(), $1, $2, 'content-api', 'custom', $3, $4::bigint,
      now + $4::bigint * interval '1 ms', now, now, now
    FROM moment RETURNING id),
  permission AS (
    INSERT INTO strapi_api_token_permissions (document_id, action, created_at, updated_at, published_at)
    SELECT gen_random_uuid(), action, now, now, now FROM moment, unnest($5::text[]) AS action
    RETURNING id),
  permitted AS (
    INSERT INTO strapi_api_token_permissions_token_lnk
      (api_token_permission_id, api_token_id, api_token_permission_ord)
    SELECT permission.id, token.id, row_number() OVER (ORDER BY permission.id) FROM permission, token),
  linked AS (
    INSERT INTO businesses_api_tokens_lnk (business_id, api_token_id, api_token_ord)
    SELECT $6::int, token.id, 1 + (SELECT coalesce(max(api_token_ord), 0)
      FROM businesses_api_tokens_lnk WHERE business_id = $6::int) FROM token)
  SELECT id FROM token`;
