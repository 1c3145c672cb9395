import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database, type PipelinedTransaction } from '../../database/pool';
import { keyActor } from '../requests/caller';
import { caller } from '../requests/request';

interface State {
  trx?: PipelinedTransaction;
}

/** The transaction that the idempotency of this request has opened, if any. */
export function openedTransaction(ctx: Context): PipelinedTransaction | undefined {
  return (ctx.state as State).trx;
}

/** Lets `work` of this request run in a transaction that was opened before. */
export async function withTransaction(
  ctx: Context,
  trx: PipelinedTransaction,
  work: () => Promise<unknown>,
): Promise<void> {
  const state = ctx.state as State;
  state.trx = trx;
  try {
    await work();
  } finally {
    delete state.trx;
  }
}

/**
 * Runs a change in the transaction of this request, or in a new one, so that it is whole or not
 * done. The history names the key of the request.
 */
export function inTransaction<T>(
  strapi: Core.Strapi,
  ctx: Context,
  work: (trx: PipelinedTransaction) => Promise<T>,
): Promise<T> {
  const trx = openedTransaction(ctx);
  return trx ? work(trx) : database(strapi).transaction(work, keyActor(caller(ctx)));
}
