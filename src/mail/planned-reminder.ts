import type { Core } from '@strapi/strapi';
import { database } from '../database/pool';
import { dateInZone, knownTimeZone } from '../domain/dates';
import {
  nextReminder,
  reminderDayFrom,
  reminderDays,
  reminderObstacle,
  type NoReminder,
} from '../domain/reminders';
import { isMailConfigured } from './is-configured';
import { remindedDays } from './sql/reminded-days';
import type { RemindedInvoice } from './sql/reminded-invoice';

/** The next reminder by the clock, or the reason why there is none. */
type Planned =
  { next: { day: number; on: string }; reason: null } | { next: null; reason: NoReminder };

const none = (reason: NoReminder): Planned => ({ next: null, reason });

/** Says when the clock will remind of an invoice, as `storeDueReminders` will decide it. */
export async function plannedReminder(
  strapi: Core.Strapi,
  invoice: RemindedInvoice,
  now: Date,
): Promise<Planned> {
  const obstacle = reminderObstacle(invoice);
  if (obstacle !== null) return none(obstacle);
  if (!isMailConfigured(strapi)) return none('not_configured');
  const days = reminderDays(invoice);
  if (days.length === 0) return none('off');
  const { due_date: dueDate, issued_at: issuedAt } = invoice;
  if (dueDate === null || issuedAt === null) return none('no_due_date');
  const timeZone = knownTimeZone(invoice.time_zone);
  const next = nextReminder({
    days,
    dueDate,
    issuedOn: dateInZone(timeZone, new Date(issuedAt)),
    sent: await remindedDays(database(strapi), invoice.row_id, dueDate),
    from: reminderDayFrom(timeZone, dateInZone(timeZone, now), now),
  });
  return next === null ? none('none_left') : { next, reason: null };
}
