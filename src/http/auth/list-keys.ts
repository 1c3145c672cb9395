import type { Queryable } from '../../database/connection';

/** A stored key, without its hash. */
export interface ListedKey {
  id: number;
  name: string;
  type: string;
  actions: string[];
  last_used_at: string | null;
  expires_at: string | null;
  created_at: string;
}

/** The keys of a business, newest first. @param id limits the list to one key */
export function listKeys(
  db: Queryable,
  businessRowId: number,
  id: number | null = null,
): Promise<ListedKey[]> {
  return db.query<ListedKey>({
    text: `SELECT t.id, t.name, t.type, t.last_used_at, t.expires_at, t.created_at,
        ARRAY(SELECT p.action::text FROM strapi_api_token_permissions p
          JOIN strapi_api_token_permissions_token_lnk l ON l.api_token_permission_id = p.id
          WHERE l.api_token_id = t.id) AS actions
      FROM strapi_api_tokens t JOIN businesses_api_tokens_lnk k ON k.api_token_id = t.id
      WHERE k.business_id = $1 AND ($2::int IS NULL OR t.id = $2)
        AND coalesce(t.kind, 'content-api') = 'content-api'
      ORDER BY t.created_at DESC, t.id DESC`,
    values: [businessRowId, id],
  });
}
