import type { Queryable } from '../../database/connection';
import { prepare, type Place } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { notFound } from '../../domain/errors';
import type { InvoiceStatus } from '../../domain/invoice-status';
import { hasListenersColumn } from './document-columns';

/** The columns of an invoice that say how much of it is paid, credited and due. */
const AMOUNTS = [
  'amount_paid',
  'amount_paid_before',
  'amount_recorded',
  'amount_credited',
  'credit_total',
  'amount_refunded',
] as const;

/** Exact decimal text. */
export type SettlementColumns = Record<(typeof AMOUNTS)[number], string> & {
  status: InvoiceStatus;
};

/** An invoice that is locked until the transaction ends, without lines and customer. */
export interface LockedInvoice extends SettlementColumns {
  row_id: number;
  id: string;
  currency: string;
  total: string;
  issue_date: string;
  /** The due date. */
  deadline: string | null;
  updated_at: string;
  has_listeners: boolean;
}

const decimal = (name: string): string => `trim_scale(d.${name})::text AS ${name}`;

/** The columns of a locked invoice `d`. @param business the parameter with the row id of the business */
export function lockedColumns(business: string): string {
  return `d.id AS row_id, d.document_id AS id, d.state AS status, d.currency, d.issue_date,
    d.due_date AS deadline,
    d.updated_at, ${['total', ...AMOUNTS].map(decimal).join(', ')}, ${hasListenersColumn(business)}`;
}

interface Wanted {
  businessRowId: number;
  id: string;
}

const statement = (name: string, lock: string) =>
  prepare<Wanted>(name, (place) => {
    const business = place(({ businessRowId }) => businessRowId);
    return `SELECT ${lockedColumns(business)} FROM invoices d
    WHERE d.document_id = ${place(({ id }) => id)} AND d.business_id = ${business}
    ${lock}`;
  });

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

/** The same columns without a lock, for a preview. */
export const readSettlement = (db: Queryable, businessRowId: number, id: string | null) =>
  found(db, READ, businessRowId, id);

/** The amounts and the status of an invoice after a change. */
export interface SettledInvoice extends SettlementColumns {
  row_id: number;
  updated_at: string;
}

/** SQL that stores them. No operator made the change. */
export function settleText<Input>(
  place: Place<Input>,
  invoiceOf: (input: Input) => SettledInvoice,
): string {
  const status = place((input) => invoiceOf(input).status);
  const now = place((input) => columnTime(invoiceOf(input).updated_at));
  const amounts = AMOUNTS.map(
    (name) => `${name} = ${place((input) => invoiceOf(input)[name])}::numeric`,
  );
  return `UPDATE invoices SET state = ${status}, ${amounts.join(', ')},
      updated_at = ${now}::timestamp, updated_by_id = NULL,
      paid_at = CASE WHEN ${status}::varchar = 'paid' THEN coalesce(paid_at, ${now}::timestamp) END
    WHERE id = ${place((input) => invoiceOf(input).row_id)}`;
}

/** Stores the amounts of an invoice that this transaction has locked. */
export const SETTLE_INVOICE = prepare<SettledInvoice>('settle-invoice', (place) =>
  settleText(place, (invoice) => invoice),
);
