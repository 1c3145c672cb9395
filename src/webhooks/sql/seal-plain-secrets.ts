import type { Queryable } from '../../database/connection';
import { PREFIX, type EndpointSecrets } from '../secret';

interface PlainRow {
  id: number;
  endpoint_id: number;
  secret: string;
}

/**
 * Encrypts the secrets that an older version stored as they are, all or none of them. Of several nodes
 * that do so at once one does the work: what it has encrypted the others no longer find.
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
