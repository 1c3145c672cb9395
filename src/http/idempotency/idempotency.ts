import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { asPeriodClosed } from '../../database/failures';
import type { PipelinedTransaction, Transaction } from '../../database/pool';
import { ApiError } from '../../domain/errors';
import type { Middleware } from '../../strapi/middlewares';
import { runningStrapi } from '../../strapi/service';
import { isSealed, keepSealed, repeatedText, sendText } from '../answers/answer';
import { errorBody } from '../answers/error-body';
import { inTransaction, withTransaction } from './in-transaction';
import { caller, requestId } from '../requests/request';
import { openAnswer, sealAnswer } from './sealed-answers';
import { findAnswer, storeAnswer, type AnswerOwner, type StoredAnswer } from './stored-answers';

/** A part of another request may be a trial, or have a name under which it is carried out once as well. */
interface State {
  trial?: boolean;
  once?: string;
}

/** An answer, and the text that is stored for repeats of the request. */
interface FirstAnswer {
  status: number;
  text: string;
  stored: string;
}

const PRINTABLE = /^[\x20-\x7e]{1,255}$/;

/** The request's `Idempotency-Key`; null without one. */
export function idempotencyKey(ctx: Context): string | null {
  const key = ctx.req.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && PRINTABLE.test(key)) return key;
  throw new ApiError('validation_failed', 'Idempotency-Key must be 1 to 255 printable characters');
}

/**
 * Throws for an unread body: all unread bodies would have one hash, and so one stored answer. The body of a
 * DELETE means nothing.
 */
function requestHash(ctx: Context): string {
  const raw = ctx.method === 'DELETE' ? '' : (ctx.state as { rawBody?: string }).rawBody;
  if (raw === undefined) throw new Error('The body was not read by the interface’s own reader');
  return createHash('sha256').update(`${ctx.method}\n${ctx.path}\n${raw}`).digest('hex');
}

/**
 * An advisory lock that ends with the transaction. A crash between the change and its stored answer
 * loses both, so a repeated request starts again and nothing is done twice.
 */
async function lock(trx: Transaction, businessRowId: number, key: string): Promise<void> {
  const [row] = await trx.query<{ locked: boolean }>({
    name: 'idempotency-lock',
    text: 'SELECT pg_try_advisory_xact_lock(hashtextextended($2, $1)) AS locked',
    values: [businessRowId, key],
  });
  if (row?.locked) return;
  throw new ApiError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still running; repeat it shortly',
    { headers: { 'Retry-After': '1' } },
  );
}

/** 401, 403, 429 and 5xx do not depend on the request alone, so they are not stored (contract §6). */
function isKept(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && ![401, 403, 429].includes(error.status);
}

/**
 * Lets the route answer, and stores its answer. A refusal is an answer too, and undoes all changes of the route.
 * PostgreSQL may refuse a statement that the route did not wait for.
 */
async function attempt(
  trx: PipelinedTransaction,
  ctx: Context,
  next: () => Promise<unknown>,
  keep: (answer: FirstAnswer) => Promise<void>,
): Promise<FirstAnswer> {
  try {
    return await trx.savepoint(async () => {
      await withTransaction(ctx, trx, next);
      const answer = { status: ctx.status, text: ctx.body as string, stored: repeatedText(ctx) };
      await keep(answer);
      return answer;
    });
  } catch (error) {
    const refusal = asPeriodClosed(error) ?? error;
    if (!isKept(refusal)) throw error;
    const text = JSON.stringify(errorBody(refusal, requestId(ctx)));
    const answer = { status: refusal.status, text, stored: text };
    await keep(answer);
    return answer;
  }
}

/** The stored answer of the same request; null when this is the first one. */
async function storedAnswer(
  trx: Transaction,
  owner: AnswerOwner,
  key: string,
  hash: string,
): Promise<StoredAnswer | null> {
  const stored = await findAnswer(trx, owner, key);
  if (!stored || stored.request_hash === hash) return stored;
  throw new ApiError(
    'idempotency_mismatch',
    'This Idempotency-Key was used with another request; use a new key for a new request',
  );
}

/** Carries out a request once per key. The change and the stored answer commit together. */
async function answerOnce(
  strapi: Core.Strapi,
  ctx: Context,
  key: string,
  next: () => Promise<unknown>,
): Promise<void> {
  const who = caller(ctx);
  const { businessRowId } = who;
  const owner = { column: 'business_id', rowId: businessRowId } as const;
  const seal = `${businessRowId} ${key}`;
  const hash = requestHash(ctx);
  const answer = await inTransaction(strapi, ctx, async (trx) => {
    await lock(trx, businessRowId, key);
    const stored = await storedAnswer(trx, owner, key, hash);
    const known = stored && openAnswer(strapi, seal, stored.response_body);
    if (stored && known !== null) {
      if (known !== stored.response_body) keepSealed(ctx);
      return { status: stored.response_status, text: known, replayed: true };
    }
    const first = await attempt(trx, ctx, next, ({ status, stored: text }) => {
      const body = isSealed(ctx) ? sealAnswer(strapi, seal, text) : text;
      return storeAnswer(trx, owner, key, { hash, status, body });
    });
    return { status: first.status, text: first.text, replayed: false };
  });
  if (answer.replayed) ctx.set('Idempotency-Replayed', 'true');
  sendText(ctx, answer.status, answer.text);
}

/** Lets the route answer, and takes back all that it has changed. Events and mails are rows, too. */
const tryOut = (strapi: Core.Strapi, ctx: Context, next: () => Promise<unknown>): Promise<void> =>
  inTransaction(strapi, ctx, async (trx) => {
    // The first statement of a transaction might commit alone.
    await trx.query({ text: 'SAVEPOINT change', values: [] });
    await withTransaction(ctx, trx, next);
    // Some checks wait for the commit.
    await trx.query({ text: 'SET CONSTRAINTS ALL IMMEDIATE', values: [] });
    await trx.query({ text: 'ROLLBACK TO SAVEPOINT change', values: [] });
  });

/** With an `Idempotency-Key`, a request changes something at most once in 24 hours. A trial changes nothing. */
export const idempotency: Middleware = (ctx, next) => {
  const strapi = runningStrapi();
  const { trial, once } = ctx.state as State;
  const key = idempotencyKey(ctx);
  if (trial) return tryOut(strapi, ctx, next);
  const serve = once === undefined ? next : () => answerOnce(strapi, ctx, once, next);
  return key === null ? serve() : answerOnce(strapi, ctx, key, serve);
};
