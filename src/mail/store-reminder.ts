import type { Core } from '@strapi/strapi';
import { INVOICE } from '../billing/kind';
import type { Queryable } from '../database/connection';
import type { Transaction } from '../database/pool';
import { reminderReceivers } from '../domain/contacts';
import { dateInZone, daysBetween, knownTimeZone } from '../domain/dates';
import { languageOf } from '../domain/languages';
import type { LetterParts } from './compose/parts';
import { composeReminder, usualReminder } from './compose/reminder';
import { loadLetterParts } from './load-parts';
import { countedFor, type Writer } from './counted';
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

/** A reminder as it would be written now. Words of its own go before those of the business. */
export async function writeReminder(
  db: Queryable,
  invoice: RemindedInvoice,
  now: Date,
  message: string | null,
) {
  const { id, business_row_id: businessRowId } = invoice;
  const { rowId, parts } = await loadLetterParts(db, INVOICE, { businessRowId, id });
  // The words follow the day on which it goes out, which may be later than the day it was due.
  const day = daysAfterDue(invoice, now);
  const usual = ownWords(invoice, parts);
  return {
    rowId,
    parts,
    to: reminderReceivers(invoice.customer),
    composed: composeReminder(parts, day, message ?? usual),
    usual: usual ?? usualReminder(parts, day),
  };
}

/** A reminder to store: by the clock with its day, by a click without one. */
interface ToStore extends Writer {
  invoice: RemindedInvoice;
  day: number | null;
  now: Date;
  /** The words of somebody who reminds by a click. */
  message?: string | null;
}

/**
 * Stores the mail of a reminder, and tells the history of its invoice. The invoice must be locked, and there
 * must be no obstacle.
 */
export async function storeReminder(
  strapi: Core.Strapi,
  trx: Transaction,
  { invoice, day, now, message = null, byOperator }: ToStore,
): Promise<MailRow> {
  const { rowId, parts, to, composed } = await writeReminder(trx, invoice, now, message);
  const mail = await queueMail(strapi, trx, {
    ...composed,
    businessRowId: invoice.business_row_id,
    kind: 'reminder',
    document: { kind: 'invoice', rowId },
    to,
    cc: [],
    ...countedFor(to, to, { byOperator }),
    senderName: parts.sender.name,
    replyTo: parts.sender.email,
    attachPdf: true,
    attachFiles: false,
    attachEInvoice: null,
    reminderDay: day,
  });
  await recordMailed(trx, 'invoices', rowId, `reminder to ${to.join(', ')}`);
  return mail;
}
