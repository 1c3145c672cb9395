import type { Core } from '@strapi/strapi';
import { createInvoice } from '../billing/documents/create-invoice';
import { standingAccount } from '../billing/sql/bank-accounts';
import type { BillingTenant } from '../billing/tenant';
import { updateInvoice } from '../billing/documents/update-invoice';
import type { PipelinedTransaction } from '../database/pool';
import { dateInZone } from '../domain/dates';
import { eventsOf } from '../domain/events';
import type { RecurringMode } from '../domain/recurring-status';
import type { Occurrence } from '../domain/schedule/occurrences';
import { completion } from './create-recurring-invoice';
import { contextOf, invoiceBody } from './invoice-of';
import { mailInvoice, type Mailed } from './mail-invoice';
import { movedOn, NOT_FAILED, type RecurringInvoice } from './recurring';
import { nextOccurrence } from './refusals';
import { getRecurring } from './sql/find';
import { insertMade } from './sql/occurrences';
import { queueRecurring } from './sql/write';

/** How an occurrence becomes an invoice. */
interface Making {
  occurrence: Occurrence;
  mode: RecurringMode;
  now: Date;
}

const NO_MAIL: Mailed = { waits: false, problem: null };

/**
 * Makes the invoice of the next occurrence of a recurring invoice that is locked: by the use case of a
 * create, then issued and mailed as a request would do it, all in one transaction (contract §14).
 * @returns the invoice as the answer to a create or a change, as JSON text
 * @throws ApiError as a create; a mail that fails is no reason
 */
export async function makeInvoice(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  recurring: RecurringInvoice,
  { occurrence, mode, now }: Making,
): Promise<string> {
  const context = await contextOf(trx, who.businessRowId, recurring);
  const bank_account_id = await standingAccount(trx, who.businessRowId, recurring.bank_account_id);
  const body = invoiceBody(
    { ...recurring, bank_account_id },
    occurrence,
    context,
    dateInZone(who.timeZone, now),
  );
  const origin = { recurring_invoice_id: recurring.id, occurrence_date: occurrence.date };
  const made = await createInvoice(strapi, trx, who, body, origin);
  const issued =
    mode === 'draft'
      ? made.json
      : await updateInvoice(strapi, trx, who, made.id, { status: 'sent' });
  const mailed = mode === 'issue_and_send' ? await mailInvoice(strapi, trx, who, made.id) : NO_MAIL;
  const place = { invoiceRowId: made.rowId, mailWaits: mailed.waits };
  trx.queue(insertMade(recurring, occurrence, place));
  const next = { ...movedOn(recurring, 1, now), ...NOT_FAILED, last_error: mailed.problem };
  queueRecurring(strapi, trx, who, next, eventsOf(completion(next)));
  return issued;
}

/**
 * Makes the invoice of the next occurrence now, of a paused one, too.
 * @param wanted its number, so that a repeated request makes nothing more; null for any
 * @returns the invoice as JSON text
 * @throws 400, 404, 409 `recurring_invoice_ended`, `occurrence_exists`, `occurrence_not_next`
 */
export async function runRecurring(
  strapi: Core.Strapi,
  trx: PipelinedTransaction,
  who: BillingTenant,
  id: string | null,
  wanted: number | null,
): Promise<string> {
  const found = await getRecurring(trx, who.businessRowId, id, 'lock');
  const occurrence = await nextOccurrence(trx, found, wanted);
  return makeInvoice(strapi, trx, who, found, { occurrence, mode: found.mode, now: new Date() });
}
