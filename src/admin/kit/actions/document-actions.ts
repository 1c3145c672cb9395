import type { InvoiceStatus } from '../../../domain/invoice-status';
import type { QuotationStatus } from '../../../domain/quotation-status';
import type { InvoicingAction } from './invoicing-action';

/** The actions on documents, in the order of the menu of a list's row. */
export const DOCUMENT_ACTIONS = [
  'email',
  'convert',
  'payment',
  'paid',
  'credit',
  'sent',
  'draft',
  'accepted',
  'rejected',
  'preview',
  'download',
  'delivery_note',
  'order_confirmation',
  'proforma',
  'duplicate',
  'recurring',
  'cancelled',
] as const;

type DocumentStatus = InvoiceStatus | QuotationStatus;
type DocumentActionId = (typeof DOCUMENT_ACTIONS)[number];

/** The actions that set a status are named by it. A payment sets `paid`. */
export type StatusActionId = Exclude<Extract<DocumentActionId, DocumentStatus>, 'paid'>;

export type DocumentAction = InvoicingAction<DocumentActionId>;

/** The part of a document that actions need, from a list's row or a form. */
export interface DocumentRow {
  documentId: string;
  state: DocumentStatus;
  /** The version that the operator sees. */
  updatedAt?: string;
  currency?: string;
  total?: number;
  due_date?: string | null;
  tax_amount?: number;
  amount_credited?: number;
  amount_paid?: number;
  issue_date?: string;
  delivery_date?: string | null;
  service_period_start?: string | null;
  /** Null before the first issue. */
  issued_at?: string | null;
  invoice_number?: string;
  quotation_number?: string;
}

/** Whether a record of the Content Manager is an invoice or a quotation, as far as we use it. */
export function isDocumentRow(record: object | undefined): record is DocumentRow {
  const { documentId, state } = (record ?? {}) as Partial<DocumentRow>;
  return typeof documentId === 'string' && typeof state === 'string';
}
