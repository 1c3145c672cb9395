import type { Context } from 'koa';
import { database } from '../../database/pool';
import { ApiError, notFound } from '../../domain/errors';
import type { Middleware } from '../../strapi/middlewares';
import { runningStrapi } from '../../strapi/service';
import { openedTransaction } from '../idempotency/in-transaction';
import { caller, pathId } from '../requests/request';

/** The tables whose records a path may name, and the word for such a record in errors. */
const NAMES = {
  customers: 'customer',
  invoices: 'invoice',
  products: 'product',
  quotations: 'quotation',
  payments: 'payment',
  credit_notes: 'credit note',
  refunds: 'refund',
  bank_statements: 'bank statement',
  recurring_invoices: 'recurring invoice',
  bank_transactions: 'bank transaction',
  webhook_endpoints: 'webhook endpoint',
} as const;

export type PathTable = keyof typeof NAMES;

async function requireRecord(ctx: Context, table: PathTable): Promise<void> {
  const id = pathId(ctx);
  if (id === null) throw notFound(NAMES[table]);
  // Uses the request's own connection. If every request waited for a second one, all would wait forever.
  const rows = await (openedTransaction(ctx) ?? database(runningStrapi())).query({
    name: `exists-${table}`,
    text: `SELECT FROM ${table} WHERE document_id = $1 AND business_id = $2`,
    values: [id, caller(ctx).businessRowId],
  });
  if (rows.length === 0) throw notFound(NAMES[table]);
}

/**
 * For a route whose path names a record of `table`. A missing record takes precedence over all other
 * errors of a request (contract §1). The check runs only after another one has failed, so that a good
 * request needs no extra statement.
 */
export function pathRecord(table: PathTable): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500;
      if (refused && error.code !== 'not_found') await requireRecord(ctx, table);
      throw error;
    }
  };
}
