import type { Core } from '@strapi/strapi';
import { beforeSchemaSync } from '../strapi/hooks';
import { idempotentAnswers } from './objects/0005-idempotent-answers';
import { inStrapiTransaction } from './strapi-transaction';

const OLD_TABLE = 'idempotency_records';

/** Moves the answers that are still replayed, without the webhook secrets in them. */
const MOVE = `INSERT INTO idempotent_answers
    (business_id, idempotency_key, request_hash, response_status, response_body, created_at)
  SELECT business_id, idempotency_key, request_hash, response_status,
    regexp_replace(response_body, ',"secret":"whsec_[^"]*"', ''), created_at
  FROM ${OLD_TABLE} WHERE business_id IS NOT NULL AND idempotency_key IS NOT NULL
    AND created_at > (now() AT TIME ZONE 'UTC') - interval '24 hours'
  ON CONFLICT DO NOTHING`;

/**
 * The answers were a content type once. Strapi drops the table of a removed content type, so this moves
 * its rows before Strapi looks at the tables. One transaction does it, so that a crash loses none.
 */
async function moveFromContentType(strapi: Core.Strapi): Promise<void> {
  await inStrapiTransaction(strapi, async (db) => {
    const [row] = await db.query<{ old: string | null }>({
      text: 'SELECT to_regclass($1) AS old',
      values: [OLD_TABLE],
    });
    if (row?.old == null) return;
    await db.query({ text: `LOCK TABLE ${OLD_TABLE} IN ACCESS EXCLUSIVE MODE`, values: [] });
    for (const part of idempotentAnswers.parts) await part.run(db, strapi.log);
    for (const text of [MOVE, `DROP TABLE ${OLD_TABLE}`]) await db.query({ text, values: [] });
  });
}

/** Called in `register`. */
export function keepIdempotentAnswers(strapi: Core.Strapi): void {
  beforeSchemaSync(strapi).register(() => moveFromContentType(strapi));
}
