import type { Core } from '@strapi/strapi';
import type { Transaction } from '../database/pool';
import { ApiError, notFound, type ErrorCode } from '../domain/errors';
import { reminderObstacle, type Obstacle } from '../domain/reminders';
import { say } from '../messages/message';
import { requireMail } from './is-configured';
import type { MailRow } from './sql/insert-mail';
import { hasQueuedReminder } from './sql/queued-reminder';
import { remindedInvoice } from './sql/reminded-invoice';
import { storeReminder } from './store-reminder';

const CODES: Partial<Record<Obstacle, ErrorCode>> = {
  not_issued: 'invoice_not_issued',
  cancelled: 'invoice_cancelled',
};

function refuse(obstacle: Obstacle): ApiError {
  return new ApiError(CODES[obstacle] ?? 'invoice_not_payable', say(`no_reminder_${obstacle}`));
}

const UNDER_WAY = say('reminder_under_way');

/**
 * Stores a reminder that somebody asked for. It counts for no day of the clock.
 * @throws ApiError 404 or 409 when the invoice gets no reminders, or when one is still to be sent
 */
export async function remindNow(
  strapi: Core.Strapi,
  trx: Transaction,
  invoiceRowId: number,
  now: Date,
): Promise<MailRow> {
  const invoice = await remindedInvoice(trx, invoiceRowId, 'lock');
  if (!invoice) throw notFound('invoice');
  const obstacle = reminderObstacle(invoice);
  if (obstacle !== null) throw refuse(obstacle);
  const { customer_email: address } = invoice;
  if (address === null) throw refuse('no_email');
  requireMail(strapi);
  if (await hasQueuedReminder(trx, invoiceRowId))
    throw new ApiError('invoice_not_payable', UNDER_WAY);
  return storeReminder(strapi, trx, {
    day: null,
    now,
    invoice: { ...invoice, customer_email: address },
  });
}
