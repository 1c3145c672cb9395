import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { Transaction } from '../../database/pool';
import { ApiError } from '../../domain/errors';
import { idempotencyKey } from '../../http/idempotency/idempotency';
import { findAnswer, storeAnswer, type AnswerOwner } from '../../http/idempotency/stored-answers';
import { say } from '../../messages/message';
import { operatorIn } from '../roles/operator';

/** The version that a form was opened with says nothing about what it makes. */
function hashOf({ method, path, request }: Context): string {
  const { updatedAt: _version, ...body } = (request.body ?? {}) as Record<string, unknown>;
  return createHash('sha256')
    .update(JSON.stringify([method, path, body]))
    .digest('hex');
}

/** Waits for a request with the same key. The lock ends with the transaction. */
async function waitForKey(trx: Transaction, { rowId }: AnswerOwner, key: string): Promise<void> {
  await trx.query({
    text: `SELECT pg_advisory_xact_lock(hashtextextended('operator ' || $2::text, $1))`,
    values: [rowId, key],
  });
}

/**
 * Lets a form make its record once. The form sends one `Idempotency-Key` until its record is made, so a
 * second click, or a repeat after a lost answer, gets the first record. Refusals are not stored, so a
 * mended form can be sent with the same key. The record and its answer commit together.
 * @param make makes the record within the transaction. Its answer is stored, so it names the record and
 *   holds no text of it. Undefined when it has refused to.
 */
export async function makeOnce<T extends object | undefined>(
  trx: Transaction,
  ctx: Context,
  make: () => Promise<T>,
): Promise<{ made: T; isRepeat: boolean }> {
  const key = idempotencyKey(ctx);
  const operator = operatorIn(ctx.state);
  if (key === null || !operator) return { made: await make(), isRepeat: false };
  const owner = { column: 'operator_id', rowId: operator.id } as const;
  await waitForKey(trx, owner, key);
  const hash = hashOf(ctx);
  const stored = await findAnswer(trx, owner, key);
  if (stored && stored.request_hash !== hash)
    throw new ApiError('idempotency_mismatch', say('form_saved_before'));
  if (stored) return { made: JSON.parse(stored.response_body) as T, isRepeat: true };
  const made = await make();
  if (made) await storeAnswer(trx, owner, key, { hash, status: 201, body: JSON.stringify(made) });
  return { made, isRepeat: false };
}
