/* The answers of the panel's own routes about reminders, like those of `answers`. */

export interface PanelReminder {
  documentId: string;
  /** ISO 8601 in UTC. */
  at: string;
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

/** POST /invoices/:id/remind: the stored mail. */
export interface SentReminder {
  documentId: string;
}
