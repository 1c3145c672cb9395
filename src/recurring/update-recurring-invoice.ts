import type { Core } from '@strapi/strapi';
import { requireAccount } from '../billing/sql/bank-accounts';
import type { RecurringUpdate } from '../billing/schemas/recurring';
import type { BillingTenant } from '../billing/tenant';
import type { Queryable } from '../database/connection';
import type { Transaction } from '../database/pool';
import { dateInZone, daysLater } from '../domain/dates';
import { eventsOf } from '../domain/events';
import { patchedRecord } from '../domain/patched';
import { anchorDay, type IntervalUnit } from '../domain/schedule/occurrences';
import { isChanged } from '../domain/version';
import { requireConsistent, requireToCome } from './check-stated';
import { completion } from './create-recurring-invoice';
import { contextOf } from './invoice-of';
import { requireGoingOn } from './refusals';
import { previewText } from './preview';
import { movedOn, NOT_FAILED, placeOf, storedItem, type RecurringInvoice } from './recurring';
import { serializeRecurring } from './serialize';
import { getRecurring } from './sql/find';
import { writeRecurring, type RecurringEvent } from './sql/write';

const SCHEDULE = ['interval_unit', 'interval_count', 'start_date', 'day_of_month'] as const;

/** Fields on which the next invoice does not depend. */
const BESIDE: readonly string[] = [
  'name',
  'metadata',
  'mode',
  'catch_up',
  'template_type',
  'bank_account_id',
];

const ofMonths = (unit: IntervalUnit): boolean => unit === 'month' || unit === 'year';

/** With what a PATCH says, and the same place in the schedule. */
function patched(found: RecurringInvoice, { items, ...change }: RecurringUpdate): RecurringInvoice {
  const update = { ...change, ...(items && { items: items.map(storedItem) }) };
  return patchedRecord<RecurringInvoice>(found, update);
}

/**
 * The next series begins where the schedule stands, unless a start is sent. Its day stays what it was meant
 * to be: the 31st, and not the 28th of a February.
 */
function nextSeries(
  found: RecurringInvoice,
  change: RecurringUpdate,
  recurring: RecurringInvoice,
): RecurringInvoice {
  const series = { ...recurring, series: found.series + 1, next_occurrence: 0, only_drafts: false };
  if (change.start_date !== undefined) return series;
  const keepsDay =
    change.day_of_month === undefined &&
    ofMonths(found.interval_unit) &&
    ofMonths(recurring.interval_unit);
  return {
    ...series,
    start_date: found.next_date ?? found.start_date,
    day_of_month: keepsDay ? (found.day_of_month ?? anchorDay(found)) : recurring.day_of_month,
  };
}

const later = (a: string | null, b: string): string => (a === null || a < b ? b : a);

/** The place of a changed schedule. Nothing that is due by it now counts as missed. */
function placed(found: RecurringInvoice, changed: RecurringInvoice, now: Date, today: string) {
  const moved = { ...movedOn(changed, 0, now), ...NOT_FAILED };
  const { decided_through: decided, only_drafts: onlyDrafts } = changed;
  const isDecided = decided !== null && moved.due_on !== null && moved.due_on <= decided;
  return {
    ...moved,
    only_drafts: onlyDrafts && isDecided,
    decided_through: later(found.decided_through, daysLater(today, -1) ?? today),
  };
}

/** Refuses what its next invoice could not be made of. */
async function requireNext(
  db: Queryable,
  who: BillingTenant,
  recurring: RecurringInvoice,
  now: Date,
): Promise<RecurringInvoice> {
  const context = await contextOf(db, who.businessRowId, recurring);
  previewText(who, recurring, { place: placeOf(recurring), count: 1, context }, now);
  return { ...recurring, customer_row_id: context.customerRowId };
}

/**
 * A recurring invoice after a change of what is not made yet, by the rules of a PATCH; itself without one.
 * @throws 400, 409 `recurring_invoice_ended`
 */
export async function changedBy(
  db: Queryable,
  who: BillingTenant,
  found: RecurringInvoice,
  change: RecurringUpdate,
): Promise<RecurringInvoice> {
  requireGoingOn(found);
  const wanted = patched(found, change);
  const shown = (one: RecurringInvoice) => serializeRecurring(one, who.businessId);
  if (!isChanged(shown(found), shown(wanted))) return found;
  const now = new Date();
  const today = dateInZone(who.timeZone, now);
  const isNew = SCHEDULE.some((name) => wanted[name] !== found[name]);
  const scheduled = isNew ? nextSeries(found, change, wanted) : wanted;
  if (wanted.bank_account_id !== found.bank_account_id)
    await requireAccount(db, who.businessRowId, wanted.bank_account_id);
  requireConsistent(scheduled);
  if (isNew) requireToCome(scheduled, today);
  const changed = placed(found, scheduled, now, today);
  const isBeside = Object.entries(change).every(
    ([name, value]) => value === undefined || BESIDE.includes(name),
  );
  return isBeside ? changed : requireNext(db, who, changed, now);
}

/**
 * Changes what is not made yet, by the rules of a PATCH, with its events. Another interval or start begins
 * the next series.
 * @throws 400, 404, 409 `recurring_invoice_ended`
 */
export async function updateRecurring(
  strapi: Core.Strapi,
  trx: Transaction,
  who: BillingTenant,
  id: string | null,
  change: RecurringUpdate,
): Promise<RecurringInvoice> {
  const found = await getRecurring(trx, who.businessRowId, id, 'lock');
  const recurring = await changedBy(trx, who, found, change);
  if (recurring === found) return found;
  const events = eventsOf<RecurringEvent>('recurring_invoice.updated', completion(recurring));
  await writeRecurring(strapi, trx, who, recurring, events);
  return recurring;
}
