import type { Core } from '@strapi/strapi';
import { INVOICE } from '../billing/kind';
import type { Transaction } from '../database/pool';
import { dateInZone, daysBetween, knownTimeZone } from '../domain/dates';
import { languageOf } from '../domain/languages';
import type { LetterParts } from './compose/parts';
import { composeReminder } from './compose/reminder';
import { loadLetterParts } from './load-parts';
import { queueMail } from './queue-mail';
import { recordMailed } from './record-mailed';
import type { MailRow } from './sql/insert-mail';
import type { RemindedInvoice } from './sql/reminded-invoice';

/** The business writes its own words in its own language. Others get the prepared ones of theirs. */
function ownWords(invoice: RemindedInvoice, { language }: LetterParts): string | null {
  return language === languageOf(invoice.business_language) ? invoice.reminder_text : null;
}

/** Days after the due date. An invoice without one reads as if it was due yesterday. */
function daysAfterDue({ due_date: dueDate, time_zone: timeZone }: RemindedInvoice, now: Date) {
  return dueDate === null ? 1 : daysBetween(dueDate, dateInZone(knownTimeZone(timeZone), now));
}

/** A reminder to store: by the clock with its day, by a click without one. */
interface ToStore {
  invoice: RemindedInvoice & { customer_email: string };
  day: number | null;
  now: Date;
}

/** Stores the mail of a reminder, and tells the history of its invoice. The invoice must be locked. */
export async function storeReminder(
  strapi: Core.Strapi,
  trx: Transaction,
  { invoice, day, now }: ToStore,
): Promise<MailRow> {
  const { id, business_row_id: businessRowId, customer_email: address } = invoice;
  const { rowId, parts } = await loadLetterParts(trx, INVOICE, { businessRowId, id });
  // The words follow the day on which it goes out, which may be later than the day it was due.
  const composed = composeReminder(parts, daysAfterDue(invoice, now), ownWords(invoice, parts));
  const mail = await queueMail(strapi, trx, {
    ...composed,
    businessRowId,
    kind: 'reminder',
    document: { kind: 'invoice', rowId },
    to: [address],
    cc: [],
    counted: 1,
    senderName: parts.sender.name,
    replyTo: parts.sender.email,
    attachPdf: true,
    attachEInvoice: null,
    reminderDay: day,
  });
  await recordMailed(trx, 'invoices', rowId, `reminder to ${address}`);
  return mail;
}
