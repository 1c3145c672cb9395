import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database, type Transaction } from '../database/pool';
import type { Queryable } from '../database/connection';
import { ApiError } from '../domain/errors';
import type { Caller } from '../auth/caller';
import { NumberTaken } from '../records/number-taken';
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
  run(trx: Transaction, input: Input, who: Caller): Promise<Answer>;
}

function body(ctx: Context): unknown {
  return (ctx.request as unknown as { body?: unknown }).body;
}

async function parseAfterExistence<Input>(
  db: Queryable,
  who: Caller,
  ctx: Context,
  write: Write<Input>,
): Promise<Input> {
  try {
    return write.parse(body(ctx));
  } catch (error) {
    await write.exists?.(db, who);
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
  const key = idempotencyKey(ctx);
  if (key === null) {
    const input = await parseAfterExistence(db, who, ctx, write);
    send(
      ctx,
      await retryTakenNumber(db, () => db.transaction((trx) => write.run(trx, input, who))),
    );
    return;
  }
  await write.exists?.(db, who);
  const stored = await retryTakenNumber(db, () =>
    db.transaction((trx) =>
      answerOnce(trx, ctx, key, () => write.run(trx, write.parse(body(ctx)), who)),
    ),
  );
  if (stored.replayed) ctx.set('Idempotency-Replayed', 'true');
  sendText(ctx, stored.status, stored.text);
}

const ATTEMPTS = 5;

async function retryTakenNumber<T>(db: Queryable, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NumberTaken)) throw error;
      if (attempt === ATTEMPTS) {
        throw new ApiError('duplicate_number', 'No free number was found; try again');
      }
      await error.skip(db);
    }
  }
}
