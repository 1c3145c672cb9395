import Big from 'big.js';
import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { notFound } from '../../domain/errors';
import type { LineCredit } from '../../domain/credit';
import {
  withoutNotes,
  type NoteBalance,
  type Recorded,
  type Settled,
  type Settlement,
} from '../../domain/settlement';
import { decimalText } from '../../domain/money';
import { nextVersion } from '../../domain/version';
import type { PipelinedTransaction } from '../../database/pool';
import { LOCKED_COLUMNS, type LockedInvoice } from './settlement';

/**
 * Locks the series of a business's credit notes. Every transaction that makes one locks it first and the
 * invoice second, so that no two wait for each other.
 */
export async function lockCreditNotes(db: Queryable, businessRowId: number): Promise<void> {
  await db.query({
    name: 'lock-credit-notes',
    text: `INSERT INTO document_sequences (business_id, kind, last_number, record_count)
      VALUES ($1, 'credit_note', 0, 0)
      ON CONFLICT (business_id, kind) DO UPDATE SET last_number = document_sequences.last_number`,
    values: [businessRowId],
  });
}

/** How much of each line of an invoice is credited, by the `line_id` of the line. */
export async function creditedLines(
  db: Queryable,
  invoiceRowId: number,
): Promise<Map<string, LineCredit>> {
  const rows = await db.query<
    { id: string; by_amount: boolean } & Record<'quantity' | 'net' | 'tax', string>
  >({
    name: 'credited-lines',
    text: `SELECT l.invoice_line_id AS id, bool_or(l.by_amount) AS by_amount,
        sum(CASE WHEN l.by_amount THEN 0 ELSE l.quantity END)::text AS quantity,
        sum(l.amount - l.tax_amount)::text AS net, sum(l.tax_amount)::text AS tax
      FROM credit_notes n
        JOIN credit_notes_cmps link ON link.entity_id = n.id AND link.field = 'items'
        JOIN components_billing_credit_note_lines l ON l.id = link.cmp_id
      WHERE n.invoice_id = $1 GROUP BY l.invoice_line_id`,
    values: [invoiceRowId],
  });
  return new Map(
    rows.map(({ id, by_amount: byAmount, quantity, net, tax }) => [
      id,
      { byAmount, quantity: new Big(quantity), net: new Big(net), tax: new Big(tax) },
    ]),
  );
}

/** A credit note of an invoice that the transaction has locked. */
export interface StoredNote extends NoteBalance {
  rowId: number;
  updatedAt: string;
}

/** True for an invoice with credit notes. */
const hasNotes = ({ credit_total }: { credit_total: string | null }): boolean =>
  Number(credit_total) !== 0;

/**
 * The credit notes of an invoice, oldest first. Whoever changes one has locked the invoice.
 * @param creditTotal of the invoice: without credit notes the database is not asked
 */
async function notesOf(
  db: Queryable,
  invoice: { row_id: number; credit_total: string | null },
): Promise<StoredNote[]> {
  if (!hasNotes(invoice)) return [];
  const rows = await db.query<
    { row_id: number; updated_at: string } & Record<'total' | 'applied' | 'refunded', string>
  >({
    name: 'notes-of-invoice',
    text: `SELECT id AS row_id, updated_at, total::text AS total, applied_amount::text AS applied,
        refunded_amount::text AS refunded
      FROM credit_notes WHERE invoice_id = $1 ORDER BY id`,
    values: [invoice.row_id],
  });
  return rows.map((row) => ({
    rowId: row.row_id,
    updatedAt: row.updated_at,
    total: new Big(row.total),
    applied: new Big(row.applied),
    refunded: new Big(row.refunded),
  }));
}

/** The sums of what payments pay of an invoice. Whoever changes that has locked the invoice. */
async function recordedOf(db: Queryable, invoiceRowId: number): Promise<Recorded> {
  const [sums] = await db.query<Record<'received' | 'written_off', string>>({
    name: 'recorded-of-invoice',
    text: `SELECT coalesce(sum(amount) FILTER (WHERE NOT is_write_off), 0)::text AS received,
        coalesce(sum(amount) FILTER (WHERE is_write_off), 0)::text AS written_off
      FROM allocations WHERE invoice_id = $1 AND state = 'recorded'`,
    values: [invoiceRowId],
  });
  return { received: new Big(sums?.received ?? 0), writtenOff: new Big(sums?.written_off ?? 0) };
}

/** A locked invoice with its credit notes and payments. The database is asked only where it has credit notes. */
export async function settledOf(
  db: Queryable,
  invoice: { row_id: number; credit_total: string | null },
  settlement: Settlement,
): Promise<Settled<StoredNote>> {
  if (!hasNotes(invoice)) return withoutNotes(settlement);
  const notes = await notesOf(db, invoice);
  return { settlement, notes, recorded: await recordedOf(db, invoice.row_id) };
}

const UPDATE = prepare<{ note: StoredNote; now: Date }>(
  'settle-credit-note',
  (place) => `UPDATE credit_notes
    SET applied_amount = ${place(({ note }) => decimalText(note.applied))}::numeric,
      refunded_amount = ${place(({ note }) => decimalText(note.refunded))}::numeric,
      updated_at = ${place(({ note, now }) => columnTime(nextVersion(note.updatedAt, now)))}::timestamp
    WHERE id = ${place(({ note }) => note.rowId)}`,
);

const isSame = (one: StoredNote, other: StoredNote | undefined): boolean =>
  other !== undefined && one.applied.eq(other.applied) && one.refunded.eq(other.refunded);

/** Stores the notes whose amounts have changed, without waiting for the answers. */
export function queueNotes(
  trx: PipelinedTransaction,
  before: readonly StoredNote[],
  after: readonly StoredNote[],
  now: Date,
): void {
  after.forEach((note, index) => {
    if (!isSame(note, before[index])) trx.queue(UPDATE({ note, now }));
  });
}

const LOCK = prepare<{ businessRowId: number; id: string }>(
  'lock-credit-note',
  (place) => `SELECT n.id AS note_row_id, n.issue_date AS note_issue_date, ${LOCKED_COLUMNS}
    FROM credit_notes n JOIN invoices d ON d.id = n.invoice_id
    WHERE n.document_id = ${place(({ id }) => id)}
      AND n.business_id = ${place(({ businessRowId }) => businessRowId)}
    FOR NO KEY UPDATE OF d`,
);

export type LockedWithNote = LockedInvoice & { note_row_id: number; note_issue_date: string };

/** Locks the invoice of a credit note; throws 404 when the business has no such credit note. */
export async function lockInvoiceOfNote(
  db: Queryable,
  businessRowId: number,
  id: string | null,
): Promise<LockedWithNote> {
  const [row] = id === null ? [] : await db.query<LockedWithNote>(LOCK({ businessRowId, id }));
  if (!row) throw notFound('credit note');
  return row;
}
