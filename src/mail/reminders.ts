import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { dateInZone, knownTimeZone, startOfDayInZone } from '../domain/dates';
import { ApiError, inWords } from '../domain/errors';
import { dueReminders, isReminderTime, reminderDays, reminderObstacle } from '../domain/reminders';
import { isMailConfigured } from './is-configured';
import { claimReminder } from './sql/claim-reminder';
import { invoicesToRemind, type InvoiceToRemind, type WantedReminder } from './sql/due-reminders';
import { remindedInvoice } from './sql/reminded-invoice';
import { remindingBusinesses, type RemindingBusiness } from './sql/reminding-businesses';
import { storeReminder } from './store-reminder';

/** Rows per statement. Each business adds at most 44 due dates to one. */
const PAGE = 500;

/** A run of the clock. */
interface Run {
  strapi: Core.Strapi;
  now: Date;
  /** Businesses that may write to nobody else for now. */
  full: Set<number>;
}

function wantedOf(business: RemindingBusiness, now: Date): WantedReminder[] {
  const timeZone = knownTimeZone(business.time_zone);
  if (!isReminderTime(timeZone, now)) return [];
  const due = dueReminders(reminderDays(business), dateInZone(timeZone, now));
  return due.map(({ dueDate, day, on }) => ({
    businessRowId: business.row_id,
    dueDate,
    day,
    issuedBefore: startOfDayInZone(timeZone, on),
  }));
}

/**
 * Stores one reminder, in a transaction of its own. The invoice is asked again under lock: it may have been
 * paid or got another due date, or another node may have stored the reminder.
 * @returns false when it is not wanted any more
 */
function storeOne(
  { strapi, now }: Run,
  { row_id, due_date: dueDate, day }: InvoiceToRemind,
): Promise<boolean> {
  return database(strapi).transaction(async (trx) => {
    const invoice = await remindedInvoice(trx, row_id, 'lock');
    if (!invoice || reminderObstacle(invoice) !== null) return false;
    if (invoice.due_date !== dueDate) return false;
    if (!(await claimReminder(trx, row_id, dueDate, day))) return false;
    await storeReminder(strapi, trx, { day, now, invoice });
    return true;
  });
}

/** @returns true when the business has reached a limit of its recipients */
function isFull(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'mail_limit';
}

/** A reminder that cannot be stored does not keep the others back. The next run tries it again. */
async function tryOne(run: Run, one: InvoiceToRemind): Promise<boolean> {
  if (run.full.has(one.business_row_id)) return false;
  try {
    return await storeOne(run, one);
  } catch (error) {
    if (database(run.strapi).closed) throw error;
    if (isFull(error)) {
      run.full.add(one.business_row_id);
      run.strapi.log.warn(
        `Reminders of business row ${one.business_row_id} wait for the next hour: ${error.message}`,
      );
      return false;
    }
    run.strapi.log.error(`The reminder of invoice row ${one.row_id} failed: ${inWords(error)}`);
    return false;
  }
}

async function storeAll(run: Run, wanted: readonly WantedReminder[]): Promise<number> {
  let stored = 0;
  for (let after = 0; ;) {
    const page = await invoicesToRemind(database(run.strapi), wanted, after, PAGE);
    for (const one of page) if (await tryOne(run, one)) stored += 1;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return stored;
    after = last.row_id;
  }
}

/**
 * Stores the reminders that are due at an instant, each once, on any number of nodes (decision 53).
 * Without a mail server nothing is stored. @returns the number of those that this call has stored
 */
export async function storeDueReminders(strapi: Core.Strapi, now: Date): Promise<number> {
  if (!isMailConfigured(strapi)) return 0;
  const run: Run = { strapi, now, full: new Set() };
  let stored = 0;
  for (let after = 0; ;) {
    const page = await remindingBusinesses(database(strapi), after, PAGE);
    const wanted = page.flatMap((business) => wantedOf(business, now));
    if (wanted.length > 0) stored += await storeAll(run, wanted);
    const last = page.at(-1);
    if (!last || page.length < PAGE) return stored;
    after = last.row_id;
  }
}

/** The hourly task. */
export async function sendReminders(strapi: Core.Strapi): Promise<void> {
  const stored = await storeDueReminders(strapi, new Date());
  if (stored > 0) strapi.log.info(`${stored} reminders are on their way`);
}
