import type { Core } from '@strapi/strapi';
import { INVOICE } from '../billing/kind';
import { documentLink } from '../billing/links/document-link';
import type { Transaction } from '../database/pool';
import { dateInZone, knownTimeZone } from '../domain/dates';
import { languageOf } from '../domain/languages';
import { composeReminder } from './compose/reminder';
import { queueMail } from './queue-mail';
import { recordMailed } from './record-mailed';
import type { MailRow } from './sql/insert-mail';
import type { RemindedInvoice } from './sql/reminded-invoice';

/** The business writes its own words in its own language. Others get the prepared ones of theirs. */
function wordsOf(invoice: RemindedInvoice) {
  const own = languageOf(invoice.business_language);
  const language = languageOf(invoice.customer_language, invoice.business_language);
  return { language, ownText: language === own ? invoice.reminder_text : null };
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
  const { row_id: rowId, id, customer_email: address } = invoice;
  const composed = composeReminder({
    ...wordsOf(invoice),
    number: invoice.invoice_number,
    amountDue: invoice.amount_due,
    currency: invoice.currency,
    dueDate: invoice.due_date,
    today: dateInZone(knownTimeZone(invoice.time_zone), now),
    senderName: invoice.sender_name,
    customerName: invoice.customer_name,
    link: await documentLink(strapi, trx, INVOICE, { rowId, id }),
  });
  const mail = await queueMail(strapi, trx, {
    ...composed,
    businessRowId: invoice.business_row_id,
    kind: 'reminder',
    document: { kind: 'invoice', rowId },
    to: [address],
    cc: [],
    senderName: invoice.sender_name,
    replyTo: invoice.business_email,
    attachPdf: true,
    attachEInvoice: null,
    reminderDay: day,
  });
  await recordMailed(trx, 'invoices', rowId, `reminder to ${address}`);
  return mail;
}
