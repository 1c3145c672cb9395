import type { Queryable } from '../../database/connection';
import { notFound } from '../../domain/errors';
import { isOpen, uncovered } from './amount-due';

/** A customer who pays. */
export interface PayingCustomer {
  row_id: number;
  id: string;
  /** Of the business; null where no period is closed. */
  closed_until: string | null;
}

/** The customer of a payment; throws 404 when the business has none of that id. */
export async function payingCustomer(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<PayingCustomer> {
  if (id === null) throw notFound('customer');
  const [row] = await db.query<PayingCustomer>({
    name: 'find-paying-customer',
    text: `SELECT c.id AS row_id, c.document_id AS id, b.closed_until
      FROM customers c JOIN businesses b ON b.id = c.business_id
      WHERE c.document_id = $1 AND c.business_id = $2 FOR KEY SHARE OF c`,
    values: [id, businessRowId],
  });
  if (!row) throw notFound('customer');
  return row;
}

/** What a customer owes and has on account, in one currency. Exact decimal text. */
export interface Balance {
  currency: string;
  due: string;
  on_account: string;
}

/**
 * The balances of a customer, a row for each currency in which something is due or on account. Nobody owes a
 * draft or a cancelled invoice.
 */
export function balancesOf(db: Queryable, customerRowId: number): Promise<Balance[]> {
  return balancesByCustomer(db, [customerRowId]);
}

/** The same of several customers, those of one customer together. */
export function balancesByCustomer(
  db: Queryable,
  customerRowIds: readonly number[],
): Promise<(Balance & { customer_row_id: number })[]> {
  return db.query({
    name: 'balances-of-customers',
    text: `SELECT customer_id AS customer_row_id, currency, trim_scale(sum(due))::text AS due,
        trim_scale(sum(on_account))::text AS on_account
      FROM (
        SELECT i.customer_id, i.currency, ${uncovered('i')} AS due, 0 AS on_account FROM invoices i
        WHERE i.customer_id = ANY ($1::int[]) AND ${isOpen('i')}
        UNION ALL
        SELECT p.customer_id, p.currency, 0, p.unallocated_amount FROM payments p
        WHERE p.customer_id = ANY ($1::int[]) AND p.unallocated_amount > 0) part
      GROUP BY customer_id, currency HAVING sum(due) <> 0 OR sum(on_account) <> 0
      ORDER BY customer_id, currency`,
    values: [customerRowIds],
  });
}

/**
 * Locks the payments of an invoice's customer that have something on account in its currency, the oldest first.
 * All of them before the invoice, as whoever locks both does.
 * @returns their public ids
 */
export async function lockPaymentsFor(
  db: Queryable,
  businessRowId: number,
  invoiceId: string,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>({
    name: 'lock-payments-on-account',
    text: `SELECT p.document_id AS id FROM payments p
      JOIN invoices i ON i.customer_id = p.customer_id AND i.currency = p.currency
      WHERE i.document_id = $1 AND i.business_id = $2 AND p.unallocated_amount > 0
      ORDER BY p.paid_on, p.id FOR NO KEY UPDATE OF p`,
    values: [invoiceId, businessRowId],
  });
  return rows.map(({ id }) => id);
}
