import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database, type PipelinedTransaction } from '../database/pool';
import type { Queryable } from '../database/connection';
import { ApiError } from '../domain/errors';
import type { Caller } from './auth/caller';
import { send, sendText, type Answer } from './answer';
import { answerOnce, idempotencyKey } from './idempotency';
import { caller } from './request';

/** A change asked for over HTTP, in the steps that the order of checks needs (contract §1). */
export interface Write<Input> {
  /** Throws 404 for a path whose record is not there. Comes before the body is judged. */
  exists?(db: Queryable, who: Caller): Promise<void>;
  /** Makes of the body what `run` needs; throws 400. */
  parse(body: unknown): Input;
  /** The change itself, whole or not at all. */
  run(trx: PipelinedTransaction, input: Input, who: Caller): Promise<Answer>;
}

/** A record that is not there comes before whatever else `work` finds wrong (contract §1). */
async function afterExistence<T>(
  exists: () => Promise<void> | undefined,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) await exists();
    throw error;
  }
}

/** Runs the change and answers; with an `Idempotency-Key` at most once in 24 hours. */
export async function answerWrite<Input>(
  strapi: Core.Strapi,
  ctx: Context,
  write: Write<Input>,
): Promise<void> {
  const db = database(strapi);
  const who = caller(ctx);
  const exists = (on: Queryable = db) => write.exists?.(on, who);
  // Within a transaction on its own connection: waiting for a second one could block them all.
  const parse = (on: Queryable = db) =>
    afterExistence(
      () => exists(on),
      () => write.parse(ctx.request.body),
    );
  const key = await afterExistence(exists, () => idempotencyKey(ctx));
  if (key === null) {
    const input = await parse();
    const change = (trx: PipelinedTransaction) => write.run(trx, input, who);
    send(ctx, await db.transaction(change));
    return;
  }
  const change = (trx: PipelinedTransaction) =>
    answerOnce(trx, ctx, key, async () => write.run(trx, await parse(trx), who));
  const stored = await afterExistence(exists, () => db.transaction(change));
  if (stored.replayed) ctx.set('Idempotency-Replayed', 'true');
  sendText(ctx, stored.status, stored.text);
}
