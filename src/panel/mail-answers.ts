/* The answers of the panel's own routes about mails, like those of `answers`. */

import type { EInvoiceFormat } from '../domain/e-invoice-formats';
import type { Language } from '../domain/languages';
import type { MailKind } from '../domain/mail-kinds';

/** The body of POST …/:id/send and of POST …/:id/mail-preview. */
export interface MailDraft {
  /** Addresses; null for the usual ones of the customer. */
  to: string[] | null;
  cc: string[];
  /** Null for the usual words. */
  subject: string | null;
  message: string | null;
  attach_pdf: boolean;
  /** By default true. Credit notes have no files. */
  attach_files?: boolean;
  attach_e_invoice: EInvoiceFormat | null;
}

/** A mail as its reader will see it. */
export interface ReadMail {
  sender: string;
  subject: string;
  text: string;
  html: string;
}

/** POST …/:id/mail-preview: the mail as it would leave now. */
export interface MailPreview extends ReadMail {
  /** The settings that the service lacks; empty when it can send. */
  missing_settings: string[];
  /** The recipients that the business has used of its limits; null for no limit. */
  use: Record<'hour' | 'day', { used: number; limit: number } | null>;
  /** Those of a mail that names none; empty when there are none, or the operator's role hides them. */
  recipients: string[];
  language: Language;
  usual: { subject: string; message: string };
}

/** One mail of a document, as GET …/:id/mails lists them. */
export interface PanelMail {
  documentId: string;
  kind: MailKind;
  to: string[];
  cc: string[];
  subject: string;
  state: 'queued' | 'sent' | 'failed';
  created_at: string;
  last_attempt_at: string | null;
  /** The words of the mail server. */
  last_response: string | null;
}

/** GET …/:id/mails: those that the operator may see, the latest first. */
export type DocumentMails = PanelMail[];

/** The body of POST /invoicing/customers/:id/statements/send. */
export interface StatementDraft {
  /** The first and the last day. */
  from: string | null;
  to: string | null;
  to_address: string;
  /** Empty for the usual text. */
  message: string;
}

/** POST …/:id/send */
export interface SentMail {
  documentId: string;
  to: string[];
}
