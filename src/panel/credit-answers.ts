/* The answers of the panel's own routes about credit notes and refunds, like those of `answers`. */

import type { CreditReason } from '../domain/credit';
import type { InvoiceStatus } from '../domain/invoice-status';
import type { RefundStatus } from '../domain/payment';

export interface PanelCreditNote {
  documentId: string;
  number: string;
  issue_date: string;
  /** ISO 8601 in UTC. */
  created_at: string;
  reason: CreditReason | null;
  currency: string;
  /** Decimal text, as all amounts here. */
  total: string;
  refund_due: string;
}

/** GET /invoices/:id/credit-notes: the latest first, those that the operator may see. */
export type InvoiceCreditNotes = PanelCreditNote[];

export interface CreditableLine {
  line_id: string;
  description: string;
  /** The invoiced quantity. */
  quantity: string;
  /** Null when nothing of the line can be credited any more. */
  left: {
    /** Null for a line that was credited by amount. */
    quantity: string | null;
    net: string;
  } | null;
  /** Such a line can only be credited by quantity. */
  negative: boolean;
}

/** GET /invoices/:id/creditable */
export interface Creditable {
  /** The status of the invoice. */
  state: InvoiceStatus;
  lines: CreditableLine[];
  currency: string;
  /** The day in the time zone of the business. */
  today: string;
}

/** The body of POST /invoices/:id/credit-preview. Quantities and amounts are decimal text. */
export interface WantedCredit {
  /** Without them everything that is left is credited. */
  items?: { line_id: string; quantity?: string; amount?: string }[];
  reason: CreditReason | null;
  issue_date: string | null;
  notes: string | null;
}

/** The body of POST /invoices/:id/credit-notes. */
export interface NewCredit extends WantedCredit {
  /** The version of the invoice that the preview showed. */
  updatedAt: string;
}

/** POST /invoices/:id/credit-preview: the credit note, and the invoice after it. */
export interface CreditPreview {
  subtotal: string;
  tax_amount: string;
  total: string;
  /** How much of it is taken off the amount due. */
  applied_amount: string;
  refund_due: string;
  /** Of the invoice, after the credit note. */
  amount_due: string;
  status: InvoiceStatus;
  /** The version of the invoice. */
  updatedAt: string;
}

export interface PanelRefund {
  documentId: string;
  amount: string;
  currency: string;
  refunded_on: string;
  reference: string | null;
  state: RefundStatus;
}

/** GET /credit-notes/:id/refunds */
export interface CreditNoteRefunds {
  /** The latest first, those that the operator may see. */
  refunds: PanelRefund[];
  currency: string;
  /** Null when the operator's role hides it. */
  refund_due: string | null;
  /** The day in the time zone of the business. */
  today: string;
  /** Whether the operator may record a refund now, and void one. */
  can: { record: boolean; void: boolean };
}

/** The body of POST /credit-notes/:id/refunds. */
export interface NewRefund {
  amount: string;
  refunded_on: string;
  reference: string | null;
}

/** POST /credit-notes/:id/refunds and POST /refunds/:id/void */
export type ChangedRefund = Pick<PanelRefund, 'documentId' | 'state'>;
