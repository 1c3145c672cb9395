import type { NumberedName } from '../billing/document';
import type { EInvoiceFormat } from '../domain/e-invoice-formats';

/**
 * - `decision`: tells the business what its customer decided about a quotation.
 * - `payment`: tells the business what its customer paid online.
 * - `receipt`: tells the customer that it arrived.
 */
export type MailKind = 'document' | 'reminder' | 'decision' | 'payment' | 'receipt';

/** Whether a mail brings a document to its customer; in SQL it is `bringsDocument`. */
export const isDocument = ({ kind }: { kind: MailKind }): boolean =>
  kind === 'document' || kind === 'reminder';

/** A mail as it is stored: composed to the last word, but for the files that are attached. */
export interface NewMail {
  businessRowId: number;
  kind: MailKind;
  document: { kind: NumberedName; rowId: number };
  /** Addresses alone, without names; at least one. */
  to: readonly string[];
  cc: readonly string[];
  /** Its recipients as the limits of the business count them; 0 for notices and receipts. */
  counted: number;
  /** Shown before the address of `MAIL_FROM`. */
  senderName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachPdf: boolean;
  attachEInvoice: EInvoiceFormat | null;
  /** Of a reminder: days after the due date, negative before it. */
  reminderDay: number | null;
}
