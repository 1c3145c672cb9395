import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import { prepare } from '../../database/prepare';
import { Parameters } from '../../database/text-filter';
import { notFound } from '../../domain/errors';
import type { EntryStatus, PaymentMethod } from '../../domain/payment';
import type { PaymentSearch } from '../schemas/payment';

/** The part of a payment that pays an invoice. */
export interface AllocationRow {
  id: string;
  /** The public id of its invoice. */
  invoice_id: string;
  /** Exact decimal text. */
  amount: string;
  status: EntryStatus;
}

/** A payment as our statements return it. Amounts are exact decimal text. */
export interface PaymentRow {
  id: string;
  /** The public id of its customer. */
  customer_id: string;
  amount: string;
  currency: string;
  paid_on: string;
  method: PaymentMethod | null;
  reference: string | null;
  note: string | null;
  status: EntryStatus;
  created_at: string;
  /** The oldest first. */
  allocations: AllocationRow[];
  unallocated_amount: string;
  refunded_amount: string;
}

const ALLOCATIONS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', a.document_id,
      'invoice_id', i.document_id, 'amount', trim_scale(a.amount)::text, 'status', a.state) ORDER BY a.id), '[]')
    FROM allocations a JOIN invoices i ON i.id = a.invoice_id WHERE a.payment_id = p.id) AS allocations`;
const REFUNDED = `(SELECT coalesce(trim_scale(sum(r.amount)), 0)::text FROM refunds r
    WHERE r.payment_id = p.id AND r.state IN ('recorded', 'pending')) AS refunded_amount`;

/** The columns of a payment `p` with its customer `c`. */
const COLUMNS = `p.document_id AS id, c.document_id AS customer_id, trim_scale(p.amount)::text AS amount,
  p.currency, p.paid_on, p.method, p.reference, p.note, p.state AS status, p.created_at,
  trim_scale(p.unallocated_amount)::text AS unallocated_amount, ${ALLOCATIONS}, ${REFUNDED}`;
const FROM = 'payments p JOIN customers c ON c.id = p.customer_id';

interface Wanted {
  businessRowId: number;
  id: string;
}

const FIND = prepare<Wanted>(
  'find-payment',
  (place) => `SELECT ${COLUMNS} FROM ${FROM}
    WHERE p.document_id = ${place(({ id }) => id)}
      AND p.business_id = ${place(({ businessRowId }) => businessRowId)}`,
);

/** A payment of a business; throws 404 when there is none of that id. */
export async function getPayment(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<PaymentRow> {
  const [row] = id === null ? [] : await db.query<PaymentRow>(FIND({ businessRowId, id }));
  if (!row) throw notFound('payment');
  return row;
}

/** A payment that is locked until the transaction ends. Whoever locks its invoices, too, locks it first. */
export interface LockedPayment {
  payment: PaymentRow;
  row_id: number;
  customer_row_id: number;
  /** Null where no period is closed. */
  closed_until: string | null;
  /** Whether the provider that has the money can be asked; null for money that came in another way. */
  can_ask_provider: boolean | null;
}

const LOCK = prepare<Wanted>(
  'lock-payment',
  (place) => `SELECT p.id AS row_id, p.customer_id AS customer_row_id, b.closed_until,
      (SELECT c.api_key IS NOT NULL FROM provider_payments o JOIN payment_providers c ON c.id = o.connection_id
        WHERE o.payment_id = p.id) AS can_ask_provider
    FROM payments p JOIN businesses b ON b.id = p.business_id
    WHERE p.document_id = ${place(({ id }) => id)}
      AND p.business_id = ${place(({ businessRowId }) => businessRowId)}
    FOR NO KEY UPDATE OF p`,
);

/** Locks a payment, and then reads what it pays; throws 404 when the business has no such payment. */
export async function lockPayment(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<LockedPayment> {
  type Row = Omit<LockedPayment, 'payment'>;
  const [row] = id === null ? [] : await db.query<Row>(LOCK({ businessRowId, id }));
  if (!row) throw notFound('payment');
  return { ...row, payment: await getPayment(db, businessRowId, id) };
}

/** The business and the filters of a search as a SQL condition. `$1` is the business. */
export function paymentFilters(search: PaymentSearch, parameters: Parameters): string {
  const filters = ['p.business_id = $1'];
  if (search.invoice_id !== null) {
    const invoice = parameters.add(search.invoice_id);
    filters.push(`p.id IN (SELECT a.payment_id FROM allocations a JOIN invoices i ON i.id = a.invoice_id
      WHERE i.document_id = ${invoice} AND i.business_id = $1)`);
  }
  if (search.customer_id !== null) {
    const customer = parameters.add(search.customer_id);
    filters.push(
      `p.customer_id = (SELECT id FROM customers WHERE document_id = ${customer} AND business_id = $1)`,
    );
  }
  if (search.from !== null) filters.push(`p.paid_on >= ${parameters.add(search.from)}::date`);
  if (search.to !== null) filters.push(`p.paid_on <= ${parameters.add(search.to)}::date`);
  return filters.join(' AND ');
}

/**
 * A page of a business's payments, newest first, and how many match in all. They are counted: a kept
 * count would make payments of a business wait for each other.
 */
export async function listPayments(
  db: Queryable,
  businessRowId: number,
  search: PaymentSearch,
): Promise<Page<PaymentRow>> {
  const parameters = new Parameters();
  parameters.add(businessRowId);
  const where = paymentFilters(search, parameters);
  const limit = parameters.add(search.limit);
  const offset = parameters.add((search.page - 1) * search.limit);
  const rows = await db.query<PaymentRow & { matches: number }>({
    text: `SELECT counted.count AS matches, found.* FROM
        (SELECT count(*) FROM payments p WHERE ${where}) AS counted
      LEFT JOIN LATERAL (SELECT p.id AS row_id, ${COLUMNS} FROM ${FROM}
        WHERE ${where} ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}) found
        ON true
      ORDER BY found.created_at DESC, found.row_id DESC`,
    values: parameters.values,
  });
  return pageOf(rows);
}
