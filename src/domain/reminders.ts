import { say } from '../messages/message';
import { checkText, type Check } from './checks';
import { reminderReceivers, type Reachable } from './contacts';
import { daysLater, hourInZone } from './dates';
import { checkRecipient } from './recipients';

/** How many days a business may name before, and how many after the due date. */
const MOST_DAYS = 5;
const FARTHEST_DAY = 365;
/** A reminder that was missed, because the service was down, goes out at most so many days late. */
const LATE_DAYS = 3;
/** Reminders go out from this hour to that one, by the clock of the business. */
const FROM_HOUR = 8;
const UNTIL_HOUR = 20;

const NOT_DAYS = say('not_reminder_days', { max: MOST_DAYS, min: 0, days: FARTHEST_DAY });

/** The days of a written list, the least first and each once; null when it has another form. */
function readDays(written: string): number[] | null {
  const parts = written.split(/[\s,;]+/).filter((part) => part !== '');
  if (!parts.every((part) => /^\d{1,3}$/.test(part))) return null;
  const days = [...new Set(parts.map(Number))].sort((one, other) => one - other);
  return days.length <= MOST_DAYS && days.every((day) => day <= FARTHEST_DAY) ? days : null;
}

/** Days in their stored form, such as `7, 14, 30`; null for none. */
export const checkReminderDays: Check<string | null> = (input) => {
  const checked = checkText(255)(input);
  if ('problem' in checked) return checked;
  const days = readDays(checked.value);
  return days === null ? { problem: NOT_DAYS } : { value: days.join(', ') || null };
};

/** The settings of a business, as they are stored. */
export interface ReminderSettings {
  reminder_days_before: string | null;
  reminder_days_after: string | null;
}

/** The days of a business's reminders from its due dates, the earliest first: -3 is three days before. */
export function reminderDays(settings: ReminderSettings): number[] {
  const before = readDays(settings.reminder_days_before ?? '') ?? [];
  const after = readDays(settings.reminder_days_after ?? '') ?? [];
  const days = new Set([...before.map((day) => 0 - day), ...after]);
  return [...days].sort((one, other) => one - other);
}

/** A reminder that is due for all invoices of a due date. Days are `YYYY-MM-DD`. */
interface DueReminder {
  dueDate: string;
  /** Days after the due date; negative before it. */
  day: number;
  /** The day on which it is due. */
  on: string;
}

/**
 * The reminders to send today: per due date one, the latest of today and of the last days. A missed one
 * is left out when a later one is due, so that nobody gets several at once.
 */
export function dueReminders(days: readonly number[], today: string): DueReminder[] {
  const found = new Map<string, DueReminder>();
  for (let late = 0; late <= LATE_DAYS; late += 1) {
    const on = daysLater(today, -late);
    if (on === null) break;
    for (const day of days) {
      const dueDate = daysLater(on, -day);
      if (dueDate !== null && !found.has(dueDate)) found.set(dueDate, { dueDate, day, on });
    }
  }
  return [...found.values()];
}

/** Says whether reminders may go out at an instant. At night they wait for the morning. */
export function isReminderTime(timeZone: string, instant: Date): boolean {
  const hour = hourInZone(timeZone, instant);
  return hour >= FROM_HOUR && hour < UNTIL_HOUR;
}

/** The facts that determine an invoice's next reminder. Days are `YYYY-MM-DD`. */
interface Reminded {
  days: readonly number[];
  dueDate: string;
  /** The day of issue. Only later days are reminded of. */
  issuedOn: string;
  /** The days for which a reminder of this due date was stored. */
  sent: readonly number[];
  /** Today, or tomorrow when today's time for reminders is over. */
  from: string;
}

/** An invoice's next reminder by the clock, and its day; null when there is none. */
export function nextReminder(one: Reminded): Pick<DueReminder, 'day' | 'on'> | null {
  const { days, dueDate, issuedOn, sent, from } = one;
  const now = dueReminders(days, from).find((due) => due.dueDate === dueDate);
  if (now && now.on > issuedOn && !sent.includes(now.day)) return { day: now.day, on: from };
  for (const day of days) {
    const on = daysLater(dueDate, day);
    if (on !== null && on > from && on > issuedOn && !sent.includes(day)) return { day, on };
  }
  return null;
}

/** The first day on which reminders can go out: tomorrow, when today's time is over. */
export function reminderDayFrom(timeZone: string, today: string, instant: Date): string {
  const isOver = hourInZone(timeZone, instant) >= UNTIL_HOUR;
  return (isOver ? daysLater(today, 1) : null) ?? today;
}

/** The reasons for which an invoice gets no reminder, neither by the clock nor by a click. */
export type Obstacle =
  | 'not_issued'
  | 'cancelled'
  | 'settled'
  | 'opted_out'
  | 'customer_opted_out'
  | 'no_email'
  | 'bad_email';

/** The reasons for which no reminder goes out by itself. Each has its message. */
export type NoReminder =
  | Obstacle
  | 'not_configured'
  | 'off'
  | 'no_due_date'
  | 'none_left'
  /** The operator's role hides one of the facts. */
  | 'hidden';

/** The facts that forbid a reminder. */
interface Remindable {
  state: string;
  /** Decimal text. */
  amount_due: string;
  no_reminders: boolean;
  customer_no_reminders: boolean;
  customer: Reachable;
}

/** The first reason against a reminder of an invoice; null when there is none. */
export function reminderObstacle(invoice: Remindable): Obstacle | null {
  if (invoice.state === 'draft') return 'not_issued';
  if (invoice.state === 'cancelled') return 'cancelled';
  if (invoice.state === 'paid' || !(Number(invoice.amount_due) > 0)) return 'settled';
  if (invoice.no_reminders) return 'opted_out';
  if (invoice.customer_no_reminders) return 'customer_opted_out';
  const addresses = reminderReceivers(invoice.customer);
  if (addresses.length === 0) return 'no_email';
  return addresses.some((one) => 'problem' in checkRecipient(one)) ? 'bad_email' : null;
}
