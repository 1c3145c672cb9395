import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { notFound } from '../../domain/errors';
import type { RefundStatus } from '../../domain/payment';
import type { RefundSearch } from '../schemas/payment';
import { ofNamed, statusFilter } from './field-filters';
import type { Records } from './list-records';
import { LOCKED_COLUMNS, type LockedInvoice } from './settlement';

/** A refund as our statements return it. */
export interface RefundRow {
  id: string;
  /** The public id of its credit note, or null. */
  credit_note_id: string | null;
  /** The public id of the payment that it pays back, or null. */
  payment_id: string | null;
  /** Exact decimal text. */
  amount: string;
  currency: string;
  refunded_on: string;
  reference: string | null;
  status: RefundStatus;
  created_at: string;
  updated_at: string;
}

/** The columns of a refund `r` with its credit note `n` or its payment `p`. */
export const REFUND_COLUMNS = `r.document_id AS id, n.document_id AS credit_note_id, p.document_id AS payment_id,
  trim_scale(r.amount)::text AS amount, r.currency, r.refunded_on, r.reference, r.state AS status,
  r.created_at, r.updated_at`;
export const REFUND_OWNERS = `LEFT JOIN credit_notes n ON n.id = r.credit_note_id
  LEFT JOIN payments p ON p.id = r.payment_id`;
const FROM = `refunds r ${REFUND_OWNERS}`;

interface NewRefund {
  businessRowId: number;
  /** The refund belongs to either of them. */
  noteRowId: number | null;
  paymentRowId: number | null;
  refund: RefundRow;
}

export const INSERT_REFUND = prepare<NewRefund>('insert-refund', (place) => {
  const field = (name: keyof RefundRow) => place(({ refund }) => refund[name]);
  const now = `${place(({ refund }) => columnTime(refund.created_at))}::timestamp`;
  return `INSERT INTO refunds (document_id, business_id, credit_note_id, payment_id, amount, currency,
      refunded_on, reference, state, created_at, updated_at, published_at)
    VALUES (${field('id')}, ${place(({ businessRowId }) => businessRowId)},
      ${place(({ noteRowId }) => noteRowId)}, ${place(({ paymentRowId }) => paymentRowId)}, ${field('amount')}::numeric, ${field('currency')},
      ${field('refunded_on')}::date, ${field('reference')}, ${field('status')}, ${now}, ${now}, ${now})`;
});

const LOCK = prepare<{ businessRowId: number; id: string }>(
  'lock-refund',
  (place) => `SELECT r.id AS refund_row_id, n.id AS note_row_id, ${LOCKED_COLUMNS}
    FROM ${FROM} JOIN invoices d ON d.id = n.invoice_id
    WHERE r.document_id = ${place(({ id }) => id)}
      AND r.business_id = ${place(({ businessRowId }) => businessRowId)}
    FOR NO KEY UPDATE OF d`,
);

interface FoundRefund {
  row_id: number;
  payment_id: string | null;
  /** Whether a provider makes it, or has made it. */
  at_provider: boolean;
}

/** The row of a refund, and the payment that it pays back; throws 404 when the business has no such refund. */
export async function findRefund(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<FoundRefund> {
  if (id === null) throw notFound('refund');
  const [row] = await db.query<FoundRefund>({
    name: 'find-refund-owner',
    text: `SELECT r.id AS row_id, p.document_id AS payment_id,
        EXISTS (SELECT FROM provider_refunds o WHERE o.refund_id = r.id) AS at_provider
      FROM ${FROM} WHERE r.document_id = $1 AND r.business_id = $2`,
    values: [id, businessRowId],
  });
  if (!row) throw notFound('refund');
  return row;
}

type LockedRefund = LockedInvoice & { refund_row_id: number; note_row_id: number };

/** Locks the invoice whose credit note was refunded; throws 404 when the business has no such refund. */
export async function lockInvoiceOfRefund(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<LockedRefund> {
  const [row] = id === null ? [] : await db.query<LockedRefund>(LOCK({ businessRowId, id }));
  if (!row) throw notFound('refund');
  return row;
}

/** A refund by its row id. */
export async function refundOf(db: Queryable, rowId: number): Promise<RefundRow> {
  const [row] = await db.query<RefundRow>({
    name: 'find-refund',
    text: `SELECT ${REFUND_COLUMNS} FROM ${FROM} WHERE r.id = $1`,
    values: [rowId],
  });
  if (!row) throw notFound('refund');
  return row;
}

/** Marks a refund as voided. */
export const VOID_REFUND = prepare<{ rowId: number; now: string }>(
  'void-refund',
  (place) => `UPDATE refunds
    SET state = 'voided', updated_at = ${place(({ now }) => columnTime(now))}::timestamp
    WHERE id = ${place(({ rowId }) => rowId)}`,
);

/** One refund of a business; throws 404 when the business has none of that id. */
export async function getRefund(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<RefundRow> {
  const { row_id: rowId } = await findRefund(db, businessRowId, id);
  return refundOf(db, rowId);
}

/** How refunds are listed. */
export const LISTED_REFUNDS: Records<RefundSearch> = {
  kind: 'refund',
  table: 'refunds',
  alias: 'r',
  columns: REFUND_COLUMNS,
  joins: REFUND_OWNERS,
  isCounted: true,
  ownFilters: ({ status, payment_id, credit_note_id, customer_id }, parameters) => [
    ...statusFilter(status, parameters),
    ...ofNamed('payment', payment_id, parameters),
    ...ofNamed('credit_note', credit_note_id, parameters),
    ...ofNamed('customer', customer_id, parameters).map(
      (of) => `(payment_id IN (SELECT id FROM payments WHERE ${of})
        OR credit_note_id IN (SELECT id FROM credit_notes WHERE ${of}))`,
    ),
  ],
};
