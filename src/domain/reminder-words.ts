import type { Obstacle } from './reminders';

/** The reasons for which no reminder goes out by itself. */
export type NoReminder =
  | Obstacle
  | 'not_configured'
  | 'off'
  | 'no_due_date'
  | 'none_left'
  /** The operator's role hides one of the facts. */
  | 'hidden';

/** Each reason as operators read it. */
export const NO_REMINDER: Readonly<Record<NoReminder, string>> = {
  not_issued: 'A draft gets no reminders.',
  cancelled: 'A cancelled invoice gets no reminders.',
  settled: 'Nothing is due, so no reminder goes out.',
  opted_out: 'Reminders are turned off for this invoice.',
  customer_opted_out: 'Reminders are turned off for this customer.',
  no_email: 'The customer has no email address.',
  bad_email: 'Nobody can write to the email address of the customer.',
  not_configured:
    'This service cannot send mails yet: its settings lack SMTP_URL, MAIL_FROM or PUBLIC_URL.',
  off: 'This business sends no reminders by itself.',
  no_due_date: 'Without a due date, no reminder goes out by itself.',
  none_left: 'No further reminder is planned.',
  hidden: 'Your role does not show when reminders go out.',
};

/** Such as `3 days before the due date`. @param day days after the due date, negative before it */
export function reminderDayWords(day: number): string {
  if (day === 0) return 'on the due date';
  const count = Math.abs(day);
  return `${count} ${count === 1 ? 'day' : 'days'} ${day < 0 ? 'before' : 'after'} the due date`;
}
