import { createHmac } from 'node:crypto';
import type { Queryable } from '../../database/connection';
import { TENANT_COLUMNS, type TenantRow } from '../../billing/tenant';

/** A token may belong to no business. */
export interface KeyRow extends Omit<TenantRow, 'business_row_id' | 'business_id'> {
  token_id: number;
  name: string | null;
  type: string;
  expires_at: string | null;
  business_row_id: number | null;
  business_id: string | null;
  actions: string[];
}

/** Strapi stores this of a token. */
export const hashOf = (key: string, salt: string): string =>
  createHmac('sha512', salt).update(key).digest('hex');

/** The API token with this hash, its business and its permissions; null when there is none. */
export async function findKey(db: Queryable, hash: string): Promise<KeyRow | null> {
  const [row] = await db.query<KeyRow>({
    name: 'find-key',
    text: `SELECT t.id AS token_id, t.name, t.type, t.expires_at, ${TENANT_COLUMNS},
        ARRAY(SELECT p.action::text FROM strapi_api_token_permissions p
          JOIN strapi_api_token_permissions_token_lnk l ON l.api_token_permission_id = p.id
          WHERE l.api_token_id = t.id) AS actions
      FROM strapi_api_tokens t
      LEFT JOIN businesses_api_tokens_lnk k ON k.api_token_id = t.id
      LEFT JOIN businesses b ON b.id = k.business_id
      WHERE t.access_key = $1 AND coalesce(t.kind, 'content-api') = 'content-api'
      ORDER BY k.id LIMIT 1`,
    values: [hash],
  });
  return row ?? null;
}
