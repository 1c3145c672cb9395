import type { InvoiceUpdate } from './schemas/invoice';
import { statusEvent, type InvoiceStatusEvent } from '../domain/invoice-status';
import { changeStatus, withoutNotes, type Settled } from '../domain/settlement';
import { nextVersion } from '../domain/version';
import { isContentLocked, issuedAt, refuseContent, refuseReopening } from '../domain/issued';
import type { Locked } from './document';
import { patched } from '../domain/patched';
import type { StoredNote } from './sql/credit-notes';
import { settlementColumns, settlementOf } from './settle';

/** The fields of a PATCH that an issued invoice keeps, as it keeps its lines. */
export const LOCKED_CHANGES = ['delivery_date', 'order_reference'] as const;

/** A return to draft opens the content, where it is possible. */
function refuseLocked(found: Locked['invoice'], update: Partial<InvoiceUpdate>): void {
  if ((update.status ?? found.status) === 'draft') return refuseReopening('invoice', found);
  if (!isContentLocked(found.lock_documents ?? 'when_sent', found)) return;
  const changed = LOCKED_CHANGES.filter(
    (name) => patched(update[name], found[name]) !== found[name],
  );
  refuseContent(
    'invoice',
    changed.map((field) => ({ field })),
  );
}

export interface ChangedInvoice {
  invoice: Locked['invoice'];
  event: InvoiceStatusEvent | null;
  /** Its credit notes, with what each of them sets off now. */
  notes: readonly StoredNote[];
}

/**
 * The invoice after a PATCH, and the event that its new status calls for. Decides, stores nothing.
 * @param stored the invoice with its credit notes and payments
 * @throws ApiError `document_locked`, `status_contradicts_records`
 */
export function changeInvoice(
  found: Locked['invoice'],
  update: Partial<InvoiceUpdate>,
  now: Date,
  stored: Settled<StoredNote> = withoutNotes(settlementOf(found)),
): ChangedInvoice {
  const from = found.status;
  refuseLocked(found, update);
  const updated_at = nextVersion(found.updated_at, now);
  const { settlement, notes } =
    update.status === undefined ? stored : changeStatus(stored, update.status);
  return {
    event: statusEvent(from, settlement.status),
    notes,
    invoice: {
      ...found,
      ...settlementColumns(settlement),
      notes: patched(update.notes, found.notes),
      terms: patched(update.terms, found.terms),
      deadline: patched(update.deadline, found.deadline),
      delivery_date: patched(update.delivery_date, found.delivery_date),
      order_reference: patched(update.order_reference, found.order_reference),
      issued_at: issuedAt('invoice', settlement.status, found.issued_at, updated_at),
      updated_at,
    },
  };
}
