import type { Core } from '@strapi/strapi';
import type { Tenant } from '../billing/tenant';
import type { Transaction } from '../database/pool';
import { eventsOf } from '../domain/events';
import { caughtUp, dueOccurrences, dueThrough, type CatchUp } from '../domain/schedule/due';
import { nextVersion } from '../domain/version';
import { completion } from './create-recurring-invoice';
import { movedOn, NOT_FAILED, placeOf, type RecurringInvoice } from './recurring';
import { nextOccurrence, requireGoingOn } from './refusals';
import { getRecurring } from './sql/find';
import { insertSkipped } from './sql/occurrences';
import { writeRecurring, type RecurringEvent } from './sql/write';

const ENDED = { next_occurrence: null, next_date: null, due_on: null, retry_at: null } as const;

/** Pauses or cancels it; a second time changes nothing. @throws 404, 409 `recurring_invoice_ended` */
async function stop(
  strapi: Core.Strapi,
  trx: Transaction,
  who: Tenant,
  id: string | null,
  status: 'paused' | 'cancelled',
): Promise<RecurringInvoice> {
  const found = await getRecurring(trx, who.businessRowId, id, 'lock');
  if (found.status === status) return found;
  requireGoingOn(found);
  const updated_at = nextVersion(found.updated_at, new Date());
  const end = status === 'paused' ? { retry_at: null } : ENDED;
  const recurring = { ...found, status, updated_at, ...end };
  await writeRecurring(strapi, trx, who, recurring, [`recurring_invoice.${status}`]);
  return recurring;
}

/** Pauses a recurring invoice. */
export const pauseRecurring = (
  strapi: Core.Strapi,
  trx: Transaction,
  who: Tenant,
  id: string | null,
) => stop(strapi, trx, who, id, 'paused');

/** Cancels a recurring invoice, for good. What it has made stays. */
export const cancelRecurring = (
  strapi: Core.Strapi,
  trx: Transaction,
  who: Tenant,
  id: string | null,
) => stop(strapi, trx, who, id, 'cancelled');

/**
 * Lets a paused one go on; a second time changes nothing.
 * @param catchUp what becomes of occurrences that were due while it was paused
 * @throws 404, 409 `recurring_invoice_ended`
 */
export async function resumeRecurring(
  strapi: Core.Strapi,
  trx: Transaction,
  who: Tenant,
  id: string | null,
  catchUp: CatchUp,
): Promise<RecurringInvoice> {
  const found = await getRecurring(trx, who.businessRowId, id, 'lock');
  if (found.status === 'active') return found;
  requireGoingOn(found);
  const now = new Date();
  const through = dueThrough(who.timeZone, now);
  const place = placeOf(found);
  const due = place === null ? [] : dueOccurrences(place, through);
  const { skipped, asDrafts } = caughtUp(catchUp, due, through);
  const recurring = {
    ...movedOn({ ...found, status: 'active' }, skipped.length, now),
    ...NOT_FAILED,
    decided_through: through,
    only_drafts: asDrafts,
  };
  const events = eventsOf<RecurringEvent>('recurring_invoice.resumed', completion(recurring));
  await writeRecurring(strapi, trx, who, recurring, events);
  await insertSkipped(trx, found, skipped);
  return recurring;
}

/**
 * Skips the next occurrence.
 * @param wanted its number, so that a repeated request skips nothing more; null for any
 * @throws 404, 409 `recurring_invoice_ended`, `occurrence_exists`, `occurrence_not_next`
 */
export async function skipOccurrence(
  strapi: Core.Strapi,
  trx: Transaction,
  who: Tenant,
  id: string | null,
  wanted: number | null,
): Promise<RecurringInvoice> {
  const found = await getRecurring(trx, who.businessRowId, id, 'lock');
  const occurrence = await nextOccurrence(trx, found, wanted);
  const recurring = { ...movedOn(found, 1, new Date()), ...NOT_FAILED };
  const events = eventsOf<RecurringEvent>('recurring_invoice.updated', completion(recurring));
  await writeRecurring(strapi, trx, who, recurring, events);
  await insertSkipped(trx, found, [occurrence]);
  return recurring;
}
