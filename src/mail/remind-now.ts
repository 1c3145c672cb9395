import type { Core } from '@strapi/strapi';
import { INVOICE } from '../billing/kind';
import type { Queryable } from '../database/connection';
import { database, type Transaction } from '../database/pool';
import { ApiError, notFound, type ErrorCode } from '../domain/errors';
import { reminderObstacle, type Obstacle } from '../domain/reminders';
import { say } from '../messages/message';
import type { Writer } from './counted';
import { requireMail } from './is-configured';
import { asRead } from './preview-mail';
import type { MailRow } from './sql/insert-mail';
import { hasQueuedReminder } from './sql/queued-reminder';
import { remindedInvoice, type RemindedInvoice } from './sql/reminded-invoice';
import { storeReminder, writeReminder } from './store-reminder';

const CODES: Partial<Record<Obstacle, ErrorCode>> = {
  not_issued: 'invoice_not_issued',
  cancelled: 'invoice_cancelled',
};

function refuse(obstacle: Obstacle): ApiError {
  return new ApiError(CODES[obstacle] ?? 'invoice_not_payable', say(`no_reminder_${obstacle}`));
}

const UNDER_WAY = say('reminder_under_way');

/** @throws ApiError 404 or 409 when the invoice gets no reminders */
async function remindable(
  db: Queryable,
  invoiceRowId: number,
  lock: 'lock' | 'read',
): Promise<RemindedInvoice> {
  const invoice = await remindedInvoice(db, invoiceRowId, lock);
  if (!invoice) throw notFound('invoice');
  const obstacle = reminderObstacle(invoice);
  if (obstacle !== null) throw refuse(obstacle);
  return invoice;
}

/** A reminder that somebody asks for. */
interface Asked extends Writer {
  invoiceRowId: number;
  now: Date;
  /** Own words; null for the usual ones. */
  message: string | null;
}

/**
 * The reminder that would be stored now, and the message that it has without own words.
 * @throws ApiError 404 or 409 when the invoice gets no reminders
 */
export async function previewReminder(strapi: Core.Strapi, { invoiceRowId, now, message }: Asked) {
  const db = database(strapi);
  const invoice = await remindable(db, invoiceRowId, 'read');
  const { rowId, parts, to, composed, usual } = await writeReminder(db, invoice, now, message);
  const mail = await asRead(strapi, INVOICE, { rowId, id: invoice.id, parts }, composed);
  return { ...mail, recipients: to, message: usual };
}

/**
 * Stores a reminder that somebody asked for. It counts for no day of the clock.
 * @throws ApiError 404 or 409 when the invoice gets no reminders, or when one is still to be sent
 */
export async function remindNow(
  strapi: Core.Strapi,
  trx: Transaction,
  { invoiceRowId, now, message, byOperator }: Asked,
): Promise<MailRow> {
  const invoice = await remindable(trx, invoiceRowId, 'lock');
  requireMail(strapi);
  if (await hasQueuedReminder(trx, invoiceRowId))
    throw new ApiError('invoice_not_payable', UNDER_WAY);
  return storeReminder(strapi, trx, { day: null, now, invoice, message, byOperator });
}
