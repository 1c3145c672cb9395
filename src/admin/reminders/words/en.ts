import { NO_REMINDER, reminderDayWords } from '../../../domain/reminder-words';

export const EN = {
  title: 'Reminders',
  states: { queued: 'Waiting to be sent', sent: 'Sent', failed: 'Not sent' },
  /** @param day days after the due date, negative before it */
  next: (on: string, day: number) =>
    `The next one goes out on ${on}, ${reminderDayWords(day)}. It waits for eight o’clock in the time zone of the business.`,
  noneNext: NO_REMINDER,
  day: reminderDayWords,
  byHand: 'by hand',
  to: (address: string) => `to ${address}`,
  unreadable: 'The reminders could not be read.',
  remind: {
    label: 'Remind now',
    title: (number: string) => `Remind of ${number} now?`,
    text: 'The customer gets an email with what is due, and the invoice as PDF. Reminders by date go out all the same.',
    confirm: 'Send reminder',
    done: (number: string) => `A reminder of ${number} is on its way.`,
  },
};

export type ReminderWords = typeof EN;
