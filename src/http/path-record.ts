import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { database } from '../database/pool';
import { ApiError, notFound } from '../domain/errors';
import type { Middleware } from '../strapi/middleware';
import { openedTransaction } from './in-transaction';
import { caller, pathId } from './request';

/** The tables whose records a path may name, and the word for such a record in errors. */
const NAMES = {
  customers: 'customer',
  invoices: 'invoice',
  products: 'product',
  quotations: 'quotation',
  payments: 'payment',
  credit_notes: 'credit note',
  refunds: 'refund',
  webhook_endpoints: 'webhook endpoint',
} as const;

export type PathTable = keyof typeof NAMES;

async function requireRecord(strapi: Core.Strapi, ctx: Context, table: PathTable): Promise<void> {
  const id = pathId(ctx);
  if (id === null) throw notFound(NAMES[table]);
  // Uses the request's own connection. If every request waited for a second one, all would wait forever.
  const rows = await (openedTransaction(ctx) ?? database(strapi)).query({
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
export function pathRecord(
  { table }: { table: PathTable },
  { strapi }: { strapi: Core.Strapi },
): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refused = error instanceof ApiError && error.status < 500;
      if (refused && error.code !== 'not_found') await requireRecord(strapi, ctx, table);
      throw error;
    }
  };
}
