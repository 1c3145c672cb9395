import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { CONTENT_TYPE } from '../../content-types';
import { database } from '../../database/pool';
import { jsonTime } from '../../database/timestamps';
import { reminderObstacle } from '../../domain/reminders';
import { languageOf } from '../../http/panel/language';
import { isMailConfigured } from '../../mail/is-configured';
import { plannedReminder } from '../../mail/planned-reminder';
import { previewReminder } from '../../mail/remind-now';
import { REMIND_BODY } from '../../mail/send-body';
import { remindedInvoice, type RemindedInvoice } from '../../mail/sql/reminded-invoice';
import { inLanguage } from '../../messages/in-language';
import { say } from '../../messages/message';
import { parse } from '../../validation/parse';
import type { InvoiceReminders, PanelReminder, ReminderPreview } from '../answers';
import type { PanelRecord } from '../roles/ability';
import { seesAddresses } from './mails/send';
import { CHANGE, mayWith, openRecord, readsAll } from './operator';
import { bodyOf, panelRoute, type PanelAnswer, type PanelRoute } from './route';
import { rowsOf } from './rows-of';

const { invoice: INVOICE, customer: CUSTOMER, business: BUSINESS, mail: MAIL } = CONTENT_TYPE;

/** The facts that the answer tells, directly or not. A role must allow all of them. */
const FACTS = {
  [INVOICE]: ['state', 'due_date', 'total', 'amount_paid', 'amount_credited', 'no_reminders'],
  [CUSTOMER]: ['email', 'contacts', 'no_reminders'],
  [BUSINESS]: ['time_zone', 'reminder_days_before', 'reminder_days_after'],
} as const;

const showsFacts = (strapi: Core.Strapi, ctx: Context): boolean =>
  [INVOICE, CUSTOMER, BUSINESS].every((uid) => readsAll(strapi, ctx, uid, FACTS[uid]));

const MAIL_FIELDS = ['recipients', 'kind', 'state', 'reminder_day', 'last_response'];

/** The reminders that were stored of an invoice and that the operator may see, the latest first. */
const sentOf = (strapi: Core.Strapi, ctx: Context, rowId: number): Promise<PanelReminder[]> =>
  rowsOf<PanelReminder>(strapi, ctx, {
    uid: MAIL,
    fields: MAIL_FIELDS,
    columns: `d.document_id AS "documentId", ${jsonTime('d.created_at')} AS at,
      (SELECT coalesce(string_agg(one, ', '), '') FROM jsonb_array_elements_text(d.recipients) AS one) AS to, d.reminder_day AS day, d.state,
      d.last_response AS response`,
    from: `(SELECT * FROM mails WHERE kind = 'reminder') d`,
    parent: { column: 'invoice_id', rowId },
    order: 'd.created_at DESC, d.id DESC',
  });

const HIDDEN = { next: null, reason: 'hidden' } as const;

async function planOf(
  strapi: Core.Strapi,
  ctx: Context,
  invoice: RemindedInvoice,
): Promise<Pick<InvoiceReminders, 'next' | 'reason'>> {
  const { next, reason } = showsFacts(strapi, ctx)
    ? await plannedReminder(strapi, invoice, new Date())
    : HIDDEN;
  if (reason === null) return { next, reason };
  return { next, reason: inLanguage(say(`no_reminder_${reason}`), languageOf(ctx)) };
}

/** GET /invoicing/invoices/:id/reminders: those that were sent, and the next one by the clock. */
async function list(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<InvoiceReminders>> {
  const record = await openRecord(strapi, ctx, INVOICE);
  const invoice = await remindedInvoice(database(strapi), record.id, 'read');
  if (!invoice) throw new errors.NotFoundError();
  const isPossible = reminderObstacle(invoice) === null && isMailConfigured(strapi);
  const data: InvoiceReminders = {
    ...(await planOf(strapi, ctx, invoice)),
    sent: await sentOf(strapi, ctx, record.id),
    can: { remind: isPossible && (await mayWith(strapi, ctx, INVOICE, record, CHANGE[0])) },
  };
  return { data };
}

/** A reminder as the operator wants it. */
export const reminderInput = ({ ctx, seen }: { ctx: Context; seen: PanelRecord }) => ({
  invoiceRowId: seen.id,
  now: new Date(),
  ...parse(REMIND_BODY, bodyOf(ctx)),
});

/** POST /invoicing/invoices/:id/reminder-preview. Stores nothing. */
async function preview(strapi: Core.Strapi, ctx: Context): Promise<PanelAnswer<ReminderPreview>> {
  const seen = await openRecord(strapi, ctx, INVOICE, CHANGE);
  const shown = await previewReminder(strapi, reminderInput({ ctx, seen }));
  return { data: { ...shown, recipients: seesAddresses(strapi, ctx) ? shown.recipients : [] } };
}

/** What the panel shows of the reminders of an invoice. */
export const reminderRoutes = (strapi: Core.Strapi): PanelRoute[] => [
  panelRoute('GET', '/invoices/:id/reminders', (ctx) => list(strapi, ctx)),
  panelRoute('POST', '/invoices/:id/reminder-preview', (ctx) => preview(strapi, ctx)),
];
