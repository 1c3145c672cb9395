import type { Core } from '@strapi/strapi';
import { beforeSchemaSync } from '../strapi/hooks';
import { rawTransaction } from '../strapi/transaction';

/**
 * Answers of requests that carried an Idempotency-Key. They are no content type: an administrator can
 * read all content types over the Content Manager's API, hidden or not.
 */
export const IDEMPOTENT_ANSWERS = [
  `CREATE TABLE IF NOT EXISTS idempotent_answers (
    business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
    idempotency_key varchar(255) NOT NULL,
    request_hash varchar(255) NOT NULL,
    response_status integer NOT NULL,
    response_body text NOT NULL,
    created_at timestamp NOT NULL,
    PRIMARY KEY (business_id, idempotency_key))`,
  'CREATE INDEX IF NOT EXISTS idempotent_answers_created_idx ON idempotent_answers (created_at)',
];

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
  await rawTransaction(strapi, async (db) => {
    const { rows } = await db.raw<{ old: string | null }>(
      `SELECT to_regclass('${OLD_TABLE}') AS old`,
    );
    if (rows[0]?.old == null) return;
    await db.raw(`LOCK TABLE ${OLD_TABLE} IN ACCESS EXCLUSIVE MODE`);
    for (const sql of [...IDEMPOTENT_ANSWERS, MOVE, `DROP TABLE ${OLD_TABLE}`]) await db.raw(sql);
  });
}

/** Called in `register`. */
export function keepIdempotentAnswers(strapi: Core.Strapi): void {
  beforeSchemaSync(strapi).register(() => moveFromContentType(strapi));
}
