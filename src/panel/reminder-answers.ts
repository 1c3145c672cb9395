/* The answers of the panel's own routes about reminders, like those of `answers`. */

import type { ReadMail } from './mail-answers';

export interface PanelReminder {
  documentId: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** All addresses. */
  to: string;
  /** Days after the due date, negative before it; null for one by a click. */
  day: number | null;
  state: 'queued' | 'sent' | 'failed';
  /** The last answer of the mail server, or the reason why it was not sent. */
  response: string | null;
}

/** GET /invoices/:id/reminders */
export interface InvoiceReminders {
  /** The next one by the clock, and the day on which it goes out; null for none. */
  next: { day: number; on: string } | null;
  /** The reason why none is next, in the language of the panel; null when one is. */
  reason: string | null;
  /** The latest first, those that the operator may see. */
  sent: PanelReminder[];
  can: { remind: boolean };
}

/** The body of POST /invoices/:id/remind and of POST /invoices/:id/reminder-preview. */
export interface ReminderDraft {
  /** Null for the usual words. */
  message: string | null;
}

/** POST /invoices/:id/reminder-preview: the reminder as it would leave now. */
export interface ReminderPreview extends ReadMail {
  /** Empty when the operator's role hides them. */
  recipients: string[];
  /** The usual words. */
  message: string;
}

/** POST /invoices/:id/remind: the stored mail. */
export interface SentReminder {
  documentId: string;
}
