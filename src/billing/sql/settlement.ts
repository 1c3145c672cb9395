import type { Queryable } from '../../database/connection';
import { prepare, type Place } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { notFound } from '../../domain/errors';
import type { InvoiceStatus } from '../../domain/invoice-status';
import type { EventType } from '../../domain/events';
import { storeEventsText, type EventText } from '../../webhooks/sql/store-events';
import { INVOICE } from '../kind';
import type { Owner } from '../tenant';
import { businessRowId as business } from './columns';
import { changedJson, eventJson } from './document-json';

/** The columns of an invoice that say how much of it is paid, credited and due. */
const SETTLED_AMOUNTS = [
  'amount_paid',
  'amount_paid_before',
  'amount_recorded',
  'amount_written_off',
  'amount_credited',
  'credit_total',
  'amount_refunded',
] as const;

/** Exact decimal text. */
export type SettlementColumns = Record<(typeof SETTLED_AMOUNTS)[number], string> & {
  status: InvoiceStatus;
};

/** An invoice that is locked until the transaction ends, without lines and customer. */
export interface LockedInvoice extends SettlementColumns {
  row_id: number;
  id: string;
  number: string;
  /** The public id of its customer. */
  customer_id: string;
  customer_row_id: number;
  currency: string;
  total: string;
  issue_date: string;
  /** The due date. */
  deadline: string | null;
  updated_at: string;
}

const decimal = (name: string): string => `trim_scale(d.${name})::text AS ${name}`;

/** The columns of a locked invoice `d`. */
export const LOCKED_COLUMNS = `d.id AS row_id, d.document_id AS id, d.invoice_number AS number, d.customer_id AS customer_row_id,
    (SELECT c.document_id FROM customers c WHERE c.id = d.customer_id) AS customer_id, d.state AS status, d.currency, d.issue_date,
    d.due_date AS deadline,
    d.updated_at, ${['total', ...SETTLED_AMOUNTS].map(decimal).join(', ')}`;

interface Wanted {
  businessRowId: number;
  id: string;
}

const statement = (name: string, lock: string) =>
  prepare<Wanted>(
    name,
    (place) => `SELECT ${LOCKED_COLUMNS} FROM invoices d
      WHERE d.document_id = ${place(({ id }) => id)}
        AND d.business_id = ${place(({ businessRowId }) => businessRowId)}
      ${lock}`,
  );

/** The weaker lock lets others create records that refer to the invoice. */
const LOCK = statement('lock-invoice-settlement', 'FOR NO KEY UPDATE OF d');
const READ = statement('read-invoice-settlement', '');

async function found(
  db: Queryable,
  make: typeof LOCK,
  businessRowId: number,
  id: string | null,
): Promise<LockedInvoice> {
  const [row] = id === null ? [] : await db.query<LockedInvoice>(make({ businessRowId, id }));
  if (!row) throw notFound('invoice');
  return row;
}

/** Locks an invoice of a business; throws 404 when there is none of that id. */
export const lockInvoice = (db: Queryable, businessRowId: number, id: string | null) =>
  found(db, LOCK, businessRowId, id);

/**
 * Locks several invoices of a business, always in the same order, so that no two transactions wait for each
 * other. Ids that it does not have are missing in the answer.
 */
export async function lockInvoices(
  db: Queryable,
  businessRowId: number,
  ids: readonly string[],
): Promise<Map<string, LockedInvoice>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<LockedInvoice>({
    name: 'lock-invoice-settlements',
    text: `SELECT ${LOCKED_COLUMNS} FROM invoices d
      WHERE d.document_id = ANY ($1::text[]) AND d.business_id = $2
      ORDER BY d.id FOR NO KEY UPDATE OF d`,
    values: [ids, businessRowId],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same columns without a lock, for a preview. */
export const readSettlement = (db: Queryable, businessRowId: number, id: string | null) =>
  found(db, READ, businessRowId, id);

/** The amounts and the status of an invoice after a change. */
export interface SettledInvoice extends SettlementColumns {
  row_id: number;
  updated_at: string;
}

/** A change of an invoice's amounts, with the events that it calls for. */
export interface Settling extends Owner {
  invoice: SettledInvoice;
  events: readonly EventType[];
}

/** SQL that stores the amounts. No operator made the change. */
export function settleText<Input extends Settling>(place: Place<Input>): string {
  const status = place(({ invoice }) => invoice.status);
  const now = place(({ invoice }) => columnTime(invoice.updated_at));
  const amounts = SETTLED_AMOUNTS.map(
    (name) => `${name} = ${place(({ invoice }) => invoice[name])}::numeric`,
  );
  return `UPDATE invoices SET state = ${status}, ${amounts.join(', ')},
      updated_at = ${now}::timestamp,
      paid_at = CASE WHEN ${status}::varchar = 'paid' THEN coalesce(paid_at, ${now}::timestamp) END
    WHERE id = ${place(({ invoice }) => invoice.row_id)}
    RETURNING *`;
}

/** The events of the invoice that the CTE `document` has changed. */
export function settledEventsText<Input extends Settling>(place: Place<Input>): EventText {
  const businessId = place((input) => input.businessId);
  return {
    type: 'told.type',
    business: place(business),
    data: eventJson(changedJson(INVOICE, businessId), businessId),
    from: `document d JOIN customers c ON c.id = d.customer_id
      CROSS JOIN unnest(${place(({ events }) => events)}::text[]) AS told (type)`,
  };
}

/** Stores the amounts of an invoice that this transaction has locked, and its events. */
export const SETTLE_INVOICE = prepare<Settling>(
  'settle-invoice',
  (place) => `WITH document AS (
      ${settleText(place)}
    ), ${storeEventsText(settledEventsText(place))}
    SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`,
);
