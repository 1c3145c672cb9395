import type { Queryable } from '../../database/connection';

export interface CurrentSecret {
  /** The endpoint's row id, and its public id. */
  endpoint: number;
  id: string;
  /** As it is stored. */
  secret: string;
}

/** The current secret of each endpoint, which signs until it is rotated. */
export function currentSecrets(db: Queryable): Promise<CurrentSecret[]> {
  return db.query<CurrentSecret>({
    text: `SELECT e.id AS endpoint, e.document_id AS id, s.secret
      FROM webhook_secrets s JOIN webhook_endpoints e ON e.id = s.endpoint_id
      WHERE s.expires_at IS NULL ORDER BY e.id`,
    values: [],
  });
}
