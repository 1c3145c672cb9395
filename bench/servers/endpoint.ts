import { randomBytes } from 'node:crypto';

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Adds a webhook endpoint of the first business, which is the one of the key. */
export async function addEndpoint(
  sql: (text: string, values: unknown[]) => Promise<unknown>,
  { url, secret }: { url: string; secret: string },
): Promise<void> {
  await sql(
    `WITH added AS (
       INSERT INTO webhook_endpoints (document_id, url, enabled, business_id, created_at, updated_at, published_at)
       SELECT gen_random_uuid()::text, $1, true, min(id), localtimestamp, localtimestamp, localtimestamp
       FROM businesses RETURNING id)
     INSERT INTO webhook_secrets (endpoint_id, secret, created_at) SELECT id, $2, localtimestamp FROM added`,
    [url, secret],
  );
}
