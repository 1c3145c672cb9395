import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';
import type { EntryStatus, PaymentMethod } from '../../domain/payment';
import type { Metadata } from '../../domain/metadata';
import type { PaymentSearch } from '../schemas/payment';
import { ofNamed, statusFilter } from './field-filters';
import type { Records } from './list-records';

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
  updated_at: string;
  metadata: Metadata | null;
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
export const PAYMENT_COLUMNS = `p.document_id AS id, c.document_id AS customer_id, trim_scale(p.amount)::text AS amount,
  p.currency, p.paid_on, p.method, p.reference, p.note, p.state AS status, p.created_at, p.updated_at, p.metadata,
  trim_scale(p.unallocated_amount)::text AS unallocated_amount, ${ALLOCATIONS}, ${REFUNDED}`;
const CUSTOMER = 'JOIN customers c ON c.id = p.customer_id';

interface Wanted {
  businessRowId: number;
  id: string;
}

const FIND = prepare<Wanted>(
  'find-payment',
  (place) => `SELECT ${PAYMENT_COLUMNS} FROM payments p ${CUSTOMER}
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

/** How payments are listed. */
export const LISTED_PAYMENTS: Records<PaymentSearch> = {
  kind: 'payment',
  table: 'payments',
  alias: 'p',
  columns: PAYMENT_COLUMNS,
  joins: CUSTOMER,
  isCounted: true,
  ownFilters: ({ status, customer_id, invoice_id }, parameters) => [
    ...statusFilter(status, parameters),
    ...ofNamed('customer', customer_id, parameters),
    ...ofNamed('invoice', invoice_id, parameters).map(
      (of) => `id IN (SELECT payment_id FROM allocations WHERE ${of})`,
    ),
  ],
};
