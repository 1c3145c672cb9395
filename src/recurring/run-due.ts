import type { Core } from '@strapi/strapi';
import type { BillingTenant } from '../billing/tenant';
import { database, type PipelinedTransaction } from '../database/pool';
import { dateInZone, daysLater } from '../domain/dates';
import { ApiError, inWords } from '../domain/errors';
import { eventsOf } from '../domain/events';
import { retryAt } from '../domain/recurring-status';
import { caughtUp, dueOccurrences, dueThrough } from '../domain/schedule/due';
import { nextVersion } from '../domain/version';
import { completion } from './create-recurring-invoice';
import { makeInvoice } from './make-invoice';
import { movedOn, placeOf, type RecurringInvoice } from './recurring';
import { claimDue, claimFailed, dueDays, type DueDays } from './sql/claim';
import { insertSkipped } from './sql/occurrences';
import { writeRecurring, type RecurringEvent } from './sql/write';

/** A look at what is due. */
interface Run {
  strapi: Core.Strapi;
  now: Date;
  days: DueDays;
  made: number;
}

/** Enough to keep the database busy, and few enough that requests find a connection. */
const WORKERS = 2;

/**
 * Whether occurrences were missed that nobody has decided about: those of earlier days. What has failed is
 * tried again, and was not missed.
 */
function isMissed(
  { due_on: dueOn, decided_through: decided, failures }: RecurringInvoice,
  missedThrough: string,
) {
  if (dueOn === null || dueOn > missedThrough || failures > 0) return false;
  return decided === null || dueOn > decided;
}

/** Decides what becomes of the missed occurrences, before any of them is made. */
async function catchUp(
  { strapi, now }: Run,
  trx: PipelinedTransaction,
  who: BillingTenant,
  recurring: RecurringInvoice,
  missedThrough: string,
): Promise<void> {
  const place = placeOf(recurring);
  const due = place === null ? [] : dueOccurrences(place, dueThrough(who.timeZone, now));
  const { skipped, asDrafts } = caughtUp(recurring.catch_up, due, missedThrough);
  const decided = {
    ...movedOn(recurring, skipped.length, now),
    decided_through: missedThrough,
    only_drafts: asDrafts,
  };
  await insertSkipped(trx, recurring, skipped);
  await writeRecurring(strapi, trx, who, decided, eventsOf(completion(decided)));
}

/** Makes the next invoice of a recurring invoice that is locked, or decides about those that were missed. */
async function carryOut(
  run: Run,
  trx: PipelinedTransaction,
  who: BillingTenant,
  recurring: RecurringInvoice,
): Promise<void> {
  const { now } = run;
  const today = dateInZone(who.timeZone, now);
  const missedThrough = daysLater(today, -1) ?? today;
  if (isMissed(recurring, missedThrough)) return catchUp(run, trx, who, recurring, missedThrough);
  const place = placeOf(recurring);
  const [occurrence] = place === null ? [] : dueOccurrences(place, dueThrough(who.timeZone, now));
  if (!occurrence) throw new Error('Its place does not fit its schedule');
  const { only_drafts: onlyDrafts, decided_through: decided } = recurring;
  const isDraft = onlyDrafts && decided !== null && occurrence.due_on <= decided;
  const mode = isDraft ? 'draft' : recurring.mode;
  await makeInvoice(run.strapi, trx, who, recurring, { occurrence, mode, now });
  run.made += 1;
}

/** The database does not answer, which is no fault of a recurring invoice. */
const isAway = (strapi: Core.Strapi, error: unknown): boolean =>
  database(strapi).closed || (error instanceof ApiError && error.code === 'unavailable');

/** A failure of ours tells nobody its details. */
const told = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'The service failed; its log says why';

/** Plans the next try, or pauses the recurring invoice after the last one, with its event. */
async function fail({ strapi, now }: Run, failed: RecurringInvoice, error: unknown): Promise<void> {
  strapi.log.warn(`Recurring invoice ${failed.id} made no invoice: ${inWords(error)}`);
  await database(strapi).transaction(async (trx) => {
    const claimed = await claimFailed(trx, failed);
    if (!claimed) return;
    const { who, recurring } = claimed;
    const failures = recurring.failures + 1;
    const next = retryAt(failures, now);
    const events: RecurringEvent[] = next === null ? ['recurring_invoice.failed'] : [];
    const planned = {
      ...recurring,
      status: next === null ? ('paused' as const) : recurring.status,
      failures,
      last_error: told(error),
      retry_at: next?.toISOString() ?? null,
      updated_at: nextVersion(recurring.updated_at, new Date()),
    };
    await writeRecurring(strapi, trx, who, planned, events);
  });
}

/** Carries out one thing that is due, in a transaction of its own. @returns false when nothing is due */
async function carryOutOne(run: Run): Promise<boolean> {
  const { strapi, days, now } = run;
  let claimed: Awaited<ReturnType<typeof claimDue>> = null;
  try {
    await database(strapi).transaction(async (trx) => {
      claimed = await claimDue(trx, days, now);
      if (claimed) await carryOut(run, trx, claimed.who, claimed.recurring);
    });
    return claimed !== null;
  } catch (error) {
    if (claimed === null || isAway(strapi, error)) throw error;
    const { recurring } = claimed as { recurring: RecurringInvoice };
    await fail(run, recurring, error);
    return true;
  }
}

/**
 * Makes what is due at an instant: any number of nodes may do so at once. A kill between any two statements
 * loses nothing, since an invoice, its occurrence and the next date are one transaction.
 * @param workers share the work of this node
 * @returns how many invoices it has made
 */
export async function makeDueInvoices(
  strapi: Core.Strapi,
  now: Date,
  workers = WORKERS,
): Promise<number> {
  const days = await dueDays(database(strapi), now);
  if (days.size === 0) return 0;
  const run: Run = { strapi, now, days, made: 0 };
  const work = async () => {
    while (await carryOutOne(run));
  };
  await Promise.all(Array.from({ length: workers }, work));
  return run.made;
}
