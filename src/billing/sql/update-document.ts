import { actsAs } from '../../database/actor';
import type { PipelinedTransaction } from '../../database/pool';
import { prepare, type Place, type Value } from '../../database/prepare';
import { tieOf } from '../../domain/issued';
import { listeners } from '../../webhooks/sql/listens';
import type { Locked } from '../document';
import { INVOICE, perKind, type DocumentKind } from '../kind';
import { businessRowId as business, columnName, columnsOf, placed, valueOf } from './columns';

/** A row id alone could name a document of another business. */
export interface DocumentRowId {
  businessRowId: number;
  rowId: number;
}

interface Changed extends DocumentRowId {
  document: Locked[keyof Locked];
}

interface ChangedUnheard extends Changed {
  writtenBy: string;
  /** The text of the actor (`database/actor`). */
  actor: string;
}

/** Since when an invoice is paid. */
function paidAt(place: Place<Changed>): string {
  const [status, now] = [place(valueOf('status')), place(valueOf('updated_at'))];
  return `, paid_at = CASE WHEN ${status}::varchar = 'paid' THEN coalesce(paid_at, ${now}::timestamp) END`;
}

/** Where a business locks nothing, a change makes an issued document keep the details of today. */
const takesAnew: Value<Changed> = ({ document }) =>
  document.lock_documents === 'never' && tieOf(document) === null;

function updateText(kind: DocumentKind, place: Place<Changed>): string {
  const changes = columnsOf(kind)
    .filter(({ patched }) => patched)
    .map((column) => `${columnName(kind, column)} = ${placed(column, place)}`);
  return `UPDATE ${kind.table} SET ${changes.join(', ')}, updated_by_id = NULL,
      issued_details = CASE WHEN NOT ${place(takesAnew)} THEN issued_details END
      ${kind.name === 'invoice' ? paidAt(place) : ''}
    WHERE id = ${place(({ rowId }) => rowId)} AND business_id = ${place(business)}`;
}

/** An event belongs to the transaction of its change, so a listener keeps this from changing anything. */
const UPDATE_UNHEARD = prepare<ChangedUnheard>(
  'update-invoice-unheard',
  (place) => `${updateText(INVOICE, place)}
    AND xmin = ${place(({ writtenBy }) => writtenBy)}::xid
    AND NOT EXISTS (${listeners(place(business))}) AND ${actsAs(place(({ actor }) => actor))}
    RETURNING id`,
);

const UPDATE = perKind((kind) =>
  prepare<Changed>(`update-${kind.name}`, (place) => updateText(kind, place)),
);

/** Writes what a PATCH may change to a document that was read under lock. No operator made it. */
export function updateDocument(
  trx: PipelinedTransaction,
  kind: DocumentKind,
  { rowId, businessRowId }: DocumentRowId,
  document: Locked[keyof Locked],
): void {
  trx.queue(UPDATE[kind.name]({ rowId, businessRowId, document }));
}

/**
 * Does the same to an invoice as a transaction of its own, if nobody has changed it since it was read and
 * no endpoint of its business listens.
 * @returns false when nothing was changed
 */
export async function updateUnheardInvoice(
  trx: PipelinedTransaction,
  { rowId, businessRowId }: DocumentRowId,
  document: Locked['invoice'],
  writtenBy: string,
): Promise<boolean> {
  const { actor } = trx;
  const changed = { rowId, businessRowId, document, writtenBy, actor };
  return (await trx.alone(UPDATE_UNHEARD(changed))).length > 0;
}
