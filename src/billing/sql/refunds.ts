import type { Queryable } from '../../database/connection';
import { pageOf, type Page } from '../../database/page';
import { prepare } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { notFound } from '../../domain/errors';
import type { EntryStatus } from '../../domain/payment';
import { LOCKED_COLUMNS, type LockedInvoice } from './settlement';

/** A refund as our statements return it. */
export interface RefundRow {
  id: string;
  /** The public id of its credit note. */
  credit_note_id: string;
  /** Exact decimal text. */
  amount: string;
  currency: string;
  refunded_on: string;
  reference: string | null;
  status: EntryStatus;
  created_at: string;
}

const COLUMNS = `r.document_id AS id, n.document_id AS credit_note_id,
  trim_scale(r.amount)::text AS amount, r.currency, r.refunded_on, r.reference, r.state AS status,
  r.created_at`;
const FROM = 'refunds r JOIN credit_notes n ON n.id = r.credit_note_id';

interface NewRefund {
  businessRowId: number;
  noteRowId: number;
  refund: RefundRow;
}

export const INSERT_REFUND = prepare<NewRefund>('insert-refund', (place) => {
  const field = (name: keyof RefundRow) => place(({ refund }) => refund[name]);
  const now = `${place(({ refund }) => columnTime(refund.created_at))}::timestamp`;
  return `INSERT INTO refunds (document_id, business_id, credit_note_id, amount, currency, refunded_on,
      reference, state, created_at, updated_at, published_at)
    VALUES (${field('id')}, ${place(({ businessRowId }) => businessRowId)},
      ${place(({ noteRowId }) => noteRowId)}, ${field('amount')}::numeric, ${field('currency')},
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
    text: `SELECT ${COLUMNS} FROM ${FROM} WHERE r.id = $1`,
    values: [rowId],
  });
  if (!row) throw notFound('refund');
  return row;
}

/** Marks a refund as voided. */
export const VOID_REFUND = prepare<{ rowId: number; now: string }>(
  'void-refund',
  (place) => `UPDATE refunds
    SET state = 'voided', updated_at = ${place(({ now }) => columnTime(now))}::timestamp,
      updated_by_id = NULL
    WHERE id = ${place(({ rowId }) => rowId)}`,
);

/** A page of the refunds of a credit note, newest first. */
export async function listRefunds(
  db: Queryable,
  businessRowId: number,
  creditNoteId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<RefundRow>> {
  const where = 'n.document_id = $1 AND r.business_id = $2';
  const rows = await db.query<RefundRow & { matches: number }>({
    name: 'list-refunds',
    text: `SELECT counted.count AS matches, found.* FROM
        (SELECT count(*) FROM ${FROM} WHERE ${where}) AS counted
      LEFT JOIN LATERAL (SELECT r.id AS row_id, ${COLUMNS} FROM ${FROM} WHERE ${where}
        ORDER BY r.created_at DESC, r.id DESC LIMIT $3 OFFSET $4) found ON true
      ORDER BY found.created_at DESC, found.row_id DESC`,
    values: [creditNoteId, businessRowId, limit, (page - 1) * limit],
  });
  return pageOf(rows);
}
