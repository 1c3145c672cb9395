import type { InvoiceUpdate } from '../schemas/invoice';
import { isOpen, statusWhenOpen, type OpenStatus } from '../../domain/invoice-status';
import { eventsOf, type EventType } from '../../domain/events';
import { changeStatus } from '../../domain/change-status';
import { settledEvents, withoutNotes, type Settled } from '../../domain/settlement';
import { validationError } from '../../domain/errors';
import { periodProblems } from '../../domain/service-period';
import { isChanged, nextVersion } from '../../domain/version';
import { issuedAt } from '../../domain/issued';
import type { Locked } from '../document';
import { refuseLocked } from './refuse-locked';
import { patchedRecord } from '../../domain/patched';
import type { StoredNote } from '../sql/credit-notes';
import { settlementColumns, settlementOf } from '../settle';

interface At {
  now: Date;
  /**
   * The day in the business's time zone, by which another due date says whether an open invoice is overdue. Null for
   * a PATCH, which changes nothing but its fields.
   */
  today: string | null;
}

function statusByDate(
  found: Locked['invoice'],
  { status, deadline = found.deadline }: Partial<InvoiceUpdate>,
  { today }: At,
): OpenStatus | undefined {
  const isMoved = deadline !== found.deadline && status === undefined && isOpen(found.status);
  return isMoved && today !== null ? statusWhenOpen(deadline, today) : undefined;
}

export interface ChangedInvoice {
  invoice: Locked['invoice'];
  events: readonly EventType[];
  /** Its credit notes, with what each of them sets off now. */
  notes: readonly StoredNote[];
}

/**
 * The invoice after a change, and the events that it calls for. Decides, stores nothing.
 * @param stored the invoice with its credit notes and payments
 * @throws ApiError `document_locked`, `status_contradicts_records`
 */
export function changeInvoice(
  found: Locked['invoice'],
  update: Partial<InvoiceUpdate>,
  at: At,
  stored: Settled<StoredNote> = withoutNotes(settlementOf(found)),
): ChangedInvoice {
  const wanted = patchedRecord(found, update);
  refuseLocked('invoice', found, wanted);
  const problems = periodProblems(wanted);
  if (problems.length > 0) throw validationError(problems);
  const updated_at = nextVersion(found.updated_at, at.now);
  const byDate = statusByDate(found, update, at);
  const status = update.status ?? byDate;
  const { settlement, notes } = status === undefined ? stored : changeStatus(stored, status);
  const invoice = {
    ...wanted,
    ...settlementColumns(settlement),
    issued_at: issuedAt('invoice', settlement.status, found.issued_at, updated_at),
    updated_at,
  };
  // No answer shows whether the customer is reminded.
  const { no_reminders } = invoice;
  const shownBefore = { ...found, ...settlementColumns(settlementOf(found)), no_reminders };
  const events = eventsOf(
    // Going back to `sent` is no news, as when a payment is voided.
    ...(byDate === 'sent' ? [] : settledEvents(found.status, settlement)),
    isChanged(shownBefore, invoice) ? 'invoice.updated' : null,
  );
  return { events, notes, invoice };
}
