import type { DocumentLock, NumberedDocument } from './answers';

/** GET /invoices/:id/record: an invoice for reading, without what the operator's roles hide. */
export interface InvoiceRecord {
  documentId: string;
  /** The version that the operator sees. */
  updatedAt: string;
  draft: boolean;
  /** By the names of the form, and `amount_due`. An amount with many digits is text. */
  fields: Record<string, unknown>;
  items: Record<string, unknown>[];
  customer: { documentId: string; name: string; email: string | null } | null;
  /** The id of its business. */
  business: string | null;
  /** The quotation that became this invoice. */
  quotation: NumberedDocument | null;
  lock: DocumentLock;
  /** The fields that may change at any time, and that the operator may change. The status has buttons. */
  changes: string[];
}
