import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import { prepare, type Place } from '../../database/prepare';
import { Parameters } from '../../database/text-filter';
import { columnTime } from '../../database/timestamps';
import { notFound } from '../../domain/errors';
import type { EntryStatus, PaymentMethod } from '../../domain/payment';
import type { PaymentSearch } from '../schemas/payment';
import { storeEventsText, type EventText } from '../../webhooks/sql/store-events';
import { businessRowId as business } from './columns';
import {
  LOCKED_COLUMNS,
  settledEvent,
  settleText,
  type LockedInvoice,
  type Settling,
} from './settlement';

/** A payment as our statements return it. */
export interface PaymentRow {
  id: string;
  /** The public id of its invoice. */
  invoice_id: string;
  /** Exact decimal text. */
  amount: string;
  currency: string;
  paid_on: string;
  method: PaymentMethod | null;
  reference: string | null;
  note: string | null;
  status: EntryStatus;
  created_at: string;
}

const COLUMNS = `p.document_id AS id, trim_scale(p.amount)::text AS amount, p.currency, p.paid_on,
  p.method, p.reference, p.note, p.state AS status, p.created_at`;

/** The event of a payment. */
interface Told {
  businessRowId: number;
  /** The payment as JSON text. */
  json: string;
}

function paymentEvent<Input extends Told>(
  place: Place<Input>,
  type: 'payment.recorded' | 'payment.voided',
): EventText {
  const data = `${place(({ json }) => json)}::text`;
  return { type: `'${type}'`, business: place(business), data };
}

interface NewPayment extends Told, Settling {
  payment: PaymentRow;
}

function insertText(place: Place<NewPayment>): string {
  const field = (name: keyof PaymentRow) => place(({ payment }) => payment[name]);
  const now = `${place(({ payment }) => columnTime(payment.created_at))}::timestamp`;
  return `INSERT INTO payments (document_id, business_id, invoice_id, amount, currency, paid_on, method,
      reference, note, state, created_at, updated_at, published_at)
    VALUES (${field('id')}, ${place(({ businessRowId }) => businessRowId)},
      ${place(({ invoice }) => invoice.row_id)}, ${field('amount')}::numeric, ${field('currency')},
      ${field('paid_on')}::date, ${field('method')}, ${field('reference')}, ${field('note')},
      ${field('status')}, ${now}, ${now}, ${now})`;
}

/** Stores a payment, the amounts of its invoice, and the events of both, that of the payment first. */
export const INSERT_PAYMENT = prepare<NewPayment>(
  'insert-payment',
  (place) => `WITH payment AS (
      ${insertText(place)}
    ), document AS (
      ${settleText(place)}
    ), ${storeEventsText(paymentEvent(place, 'payment.recorded'), settledEvent(place))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);

interface Wanted {
  businessRowId: number;
  id: string;
}

const FIND = prepare<Wanted>(
  'find-payment',
  (place) => `SELECT ${COLUMNS}, i.document_id AS invoice_id
    FROM payments p JOIN invoices i ON i.id = p.invoice_id
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

const LOCK = prepare<Wanted>(
  'lock-payment',
  (place) => `SELECT p.id AS payment_row_id, ${LOCKED_COLUMNS}
    FROM payments p JOIN invoices d ON d.id = p.invoice_id
    WHERE p.document_id = ${place(({ id }) => id)}
      AND p.business_id = ${place(({ businessRowId }) => businessRowId)}
    FOR NO KEY UPDATE OF d`,
);

/** Locks the invoice of a payment; throws 404 when the business has no such payment. */
export async function lockInvoiceOfPayment(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<LockedInvoice & { payment_row_id: number }> {
  const [row] =
    id === null
      ? []
      : await db.query<LockedInvoice & { payment_row_id: number }>(LOCK({ businessRowId, id }));
  if (!row) throw notFound('payment');
  return row;
}

/** Marks a payment as voided, with its event. */
export const VOID_PAYMENT = prepare<Told & { rowId: number; now: string }>(
  'void-payment',
  (place) => `WITH payment AS (
      UPDATE payments
      SET state = 'voided', updated_at = ${place(({ now }) => columnTime(now))}::timestamp,
        updated_by_id = NULL
      WHERE id = ${place(({ rowId }) => rowId)}
    ), ${storeEventsText(paymentEvent(place, 'payment.voided'))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);

/** The business and the filters of a search as a SQL condition. `$1` is the business. */
export function paymentFilters(search: PaymentSearch, parameters: Parameters): string {
  const filters = ['p.business_id = $1'];
  if (search.invoice_id !== null) {
    filters.push(`i.document_id = ${parameters.add(search.invoice_id)}`);
  }
  if (search.customer_id !== null) {
    const customer = parameters.add(search.customer_id);
    filters.push(
      `i.customer_id = (SELECT id FROM customers WHERE document_id = ${customer} AND business_id = $1)`,
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
  const from = 'payments p JOIN invoices i ON i.id = p.invoice_id';
  const rows = await db.query<PaymentRow & { matches: number }>({
    text: `SELECT counted.count AS matches, found.* FROM
        (SELECT count(*) FROM ${from} WHERE ${where}) AS counted
      LEFT JOIN LATERAL (SELECT p.id AS row_id, ${COLUMNS}, i.document_id AS invoice_id FROM ${from}
        WHERE ${where} ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}) found
        ON true
      ORDER BY found.created_at DESC, found.row_id DESC`,
    values: parameters.values,
  });
  return pageOf(rows);
}
