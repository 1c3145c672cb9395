import type { Queryable } from '../../database/connection';

/** The endpoint's secret if it has never been shown, which it then has; null when it had been. */
export async function revealSecret(db: Queryable, endpointKey: number): Promise<string | null> {
  const [row] = await db.query<{ secret: string }>({
    text: `UPDATE webhook_secrets SET shown = true
      WHERE endpoint_id = $1 AND expires_at IS NULL AND NOT shown RETURNING secret`,
    values: [endpointKey],
  });
  return row?.secret ?? null;
}
