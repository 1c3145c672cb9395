import type { NumberedName } from '../billing/document';
import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import type { MailKind } from '../domain/mail-kinds';
import type { Period } from '../domain/reports';

/** A mail as it is stored: composed to the last word, but for the files that are attached. */
export interface NewMail {
  businessRowId: number;
  kind: MailKind;
  /** What it is about: a document, or a customer and the period of its statement. */
  document:
    { kind: NumberedName; rowId: number } | { kind: 'customer'; rowId: number; period: Period };
  /** Addresses alone, without names; at least one. */
  to: readonly string[];
  cc: readonly string[];
  /** Its recipients as the limits of the business count them; 0 for notices and receipts. */
  counted: number;
  /** Addresses of the customer to which an operator writes. They count apart. */
  counted_by_operator?: number;
  /** Shown before the address of `MAIL_FROM`. */
  senderName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachPdf: boolean;
  /** The files of the document. */
  attachFiles: boolean;
  attachEInvoice: EInvoiceFormat | null;
  /** Of a reminder: days after the due date, negative before it. */
  reminderDay: number | null;
}
