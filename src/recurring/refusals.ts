import type { Queryable } from '../database/connection';
import { ApiError } from '../domain/errors';
import { isEnded } from '../domain/recurring-status';
import { occurrenceAt, type Occurrence } from '../domain/schedule/occurrences';
import { say } from '../messages/message';
import type { RecurringInvoice } from './recurring';
import { findOccurrence } from './sql/occurrences';

const ended = () => new ApiError('recurring_invoice_ended', say('recurring_invoice_ended'));

/** @throws 409 `recurring_invoice_ended` */
export function requireGoingOn({ status }: RecurringInvoice): void {
  if (isEnded(status)) throw ended();
}

/** Another occurrence than the next one: it was made or skipped, or others come before it. */
async function refuseOther(
  db: Queryable,
  recurring: RecurringInvoice,
  occurrence: number,
): Promise<never> {
  const found = await findOccurrence(db, recurring, occurrence);
  if (found)
    throw new ApiError('occurrence_exists', say(`occurrence_${found.status}`, { occurrence }), {
      more: { invoice_id: found.invoice_id },
    });
  requireGoingOn(recurring);
  const next = recurring.next_occurrence ?? 0;
  throw new ApiError('occurrence_not_next', say('occurrence_not_next', { next }));
}

/**
 * The next occurrence of a recurring invoice that is locked.
 * @param wanted the one that is asked for; null for whichever is the next
 * @throws 409 `recurring_invoice_ended`, `occurrence_exists`, `occurrence_not_next`
 */
export async function nextOccurrence(
  db: Queryable,
  recurring: RecurringInvoice,
  wanted: number | null,
): Promise<Occurrence> {
  const { next_occurrence: next, counted } = recurring;
  if (wanted !== null && wanted !== next) await refuseOther(db, recurring, wanted);
  requireGoingOn(recurring);
  const found = next === null ? null : occurrenceAt(recurring, next, counted);
  if (found === null) throw ended();
  return found;
}
