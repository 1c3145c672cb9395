import type { PipelinedTransaction } from '../database/pool';
import { INVOICE, type DocumentKind } from './document-kind';
import { columnTime } from '../database/moments';

/** What a PATCH may change. */
export interface DocumentChange {
  status: string;
  notes: string | null;
  terms: string | null;
  until: string | null;
  now: string;
}

/** Writes a change to a document that was read under lock. No operator made it. */
export function updateDocument(
  trx: PipelinedTransaction,
  kind: DocumentKind,
  key: number,
  change: DocumentChange,
): void {
  trx.queue({
    name: `update-${kind.name}`,
    text: `UPDATE ${kind.table} SET state = $2, notes = $3, terms = $4, ${kind.dateColumn} = $5,
      updated_at = $6, updated_by_id = NULL WHERE id = $1`,
    values: [key, change.status, change.notes, change.terms, change.until, columnTime(change.now)],
  });
}

/** The same for an invoice, with what is paid, and since when. */
export function updateInvoice(
  trx: PipelinedTransaction,
  key: number,
  change: DocumentChange & { amountPaid: string; amountPaidBefore: string },
): void {
  trx.queue({
    name: 'update-invoice-paid',
    text: `UPDATE ${INVOICE.table} SET state = $2, notes = $3, terms = $4, due_date = $5,
      updated_at = $6, updated_by_id = NULL, amount_paid = $7, amount_paid_before = $8,
      paid_at = CASE WHEN $2::varchar = 'paid' THEN coalesce(paid_at, $6::timestamp) END WHERE id = $1`,
    values: [
      key,
      change.status,
      change.notes,
      change.terms,
      change.until,
      columnTime(change.now),
      change.amountPaid,
      change.amountPaidBefore,
    ],
  });
}
