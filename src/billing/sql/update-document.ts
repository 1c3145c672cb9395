import type { PipelinedTransaction } from '../../database/pool';
import { INVOICE, type DocumentKind } from '../kind';
import { columnTime } from '../../database/timestamps';

/** What a PATCH may change. */
export interface DocumentChange {
  status: string;
  notes: string | null;
  terms: string | null;
  deadline: string | null;
  now: string;
}

/** A row id alone could name a document of another business. */
export interface DocumentRowId {
  businessRowId: number;
  rowId: number;
}

function changeValues({ rowId, businessRowId }: DocumentRowId, change: DocumentChange): unknown[] {
  const { status, notes, terms, deadline } = change;
  return [rowId, businessRowId, status, notes, terms, deadline, columnTime(change.now)];
}

/** Writes a change to a document that was read under lock. No operator made it. */
export function updateDocument(
  trx: PipelinedTransaction,
  kind: DocumentKind,
  document: DocumentRowId,
  change: DocumentChange,
): void {
  trx.queue({
    name: `update-${kind.name}`,
    text: `UPDATE ${kind.table} SET state = $3, notes = $4, terms = $5, ${kind.dateColumn} = $6,
      updated_at = $7, updated_by_id = NULL WHERE id = $1 AND business_id = $2`,
    values: changeValues(document, change),
  });
}

/** The same for an invoice, with what is paid, and since when. */
export function updateInvoice(
  trx: PipelinedTransaction,
  document: DocumentRowId,
  change: DocumentChange & { amountPaid: string; amountPaidBefore: string },
): void {
  trx.queue({
    name: 'update-invoice-paid',
    text: `UPDATE ${INVOICE.table} SET state = $3, notes = $4, terms = $5, due_date = $6,
      updated_at = $7, updated_by_id = NULL, amount_paid = $8, amount_paid_before = $9,
      paid_at = CASE WHEN $3::varchar = 'paid' THEN coalesce(paid_at, $7::timestamp) END
      WHERE id = $1 AND business_id = $2`,
    values: [...changeValues(document, change), change.amountPaid, change.amountPaidBefore],
  });
}
