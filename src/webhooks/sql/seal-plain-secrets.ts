import type { Queryable } from '../../database/connection';
import { PREFIX, type EndpointSecrets } from '../secret';

interface PlainRow {
  id: number;
  endpoint_id: number;
  secret: string;
}

/**
 * Encrypts the plain secrets of an older version, all or none of them. When several nodes do this at
 * once, one does the work, and the others find no plain secrets.
 */
export async function sealPlainSecrets(trx: Queryable, secrets: EndpointSecrets): Promise<void> {
  const plain = await trx.query<PlainRow>({
    text: `SELECT id, endpoint_id, secret FROM webhook_secrets
      WHERE left(secret, ${PREFIX.length}) = '${PREFIX}' ORDER BY id FOR UPDATE`,
    values: [],
  });
  if (plain.length === 0) return;
  const sealed = plain.map((row) => secrets.seal(row.endpoint_id, row.secret));
  await trx.query({
    text: `UPDATE webhook_secrets s SET secret = sealed.secret
      FROM unnest($1::int[], $2::text[]) AS sealed(id, secret) WHERE s.id = sealed.id`,
    values: [plain.map(({ id }) => id), sealed],
  });
}
