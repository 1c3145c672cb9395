import type { Core } from '@strapi/strapi';
import { database, type Transaction } from '../../database/pool';

/** Nobody else gets the answer again: the keys of a business, or an operator. */
export interface AnswerOwner {
  column: 'business_id' | 'operator_id';
  rowId: number;
}

/** The first answer to a request with an `Idempotency-Key`. */
export interface StoredAnswer {
  request_hash: string;
  response_status: number;
  response_body: string;
}

const KEPT_HOURS = 24;

export async function findAnswer(
  trx: Transaction,
  { column, rowId }: AnswerOwner,
  key: string,
): Promise<StoredAnswer | null> {
  const [row] = await trx.query<StoredAnswer>({
    name: `idempotency-find-${column}`,
    text: `SELECT request_hash, response_status, response_body FROM idempotent_answers
      WHERE ${column} = $1 AND idempotency_key = $2
        AND created_at > (now() AT TIME ZONE 'UTC') - interval '${KEPT_HOURS} hours'`,
    values: [rowId, key],
  });
  return row ?? null;
}

export async function storeAnswer(
  trx: Transaction,
  { column, rowId }: AnswerOwner,
  key: string,
  { hash, status, body }: { hash: string; status: number; body: string },
): Promise<void> {
  await trx.query({
    name: `idempotency-store-${column}`,
    text: `INSERT INTO idempotent_answers
        (${column}, idempotency_key, request_hash, response_status, response_body, created_at)
      VALUES ($1, $2, $3, $4, $5, now() AT TIME ZONE 'UTC')
      ON CONFLICT (${column}, idempotency_key) DO UPDATE SET request_hash = excluded.request_hash,
        response_status = excluded.response_status, response_body = excluded.response_body,
        created_at = excluded.created_at`,
    values: [rowId, key, hash, status, body],
  });
}

/** Removes answers that are no longer repeated. */
export async function forgetAnswers(strapi: Core.Strapi): Promise<void> {
  await database(strapi).query({
    text: `DELETE FROM idempotent_answers
      WHERE created_at < (now() AT TIME ZONE 'UTC') - interval '${KEPT_HOURS} hours'`,
    values: [],
  });
}
