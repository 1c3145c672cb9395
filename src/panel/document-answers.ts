/* The answers of the panel's own routes about invoices and quotations, like those of `answers`. */

import type { Attachment } from '../domain/attachments';
import type { InvoiceStatus } from '../domain/invoice-status';
import type { Tie } from '../domain/issued';
import type { QuotationStatus } from '../domain/quotation-status';

/**
 * A document that an action created: POST …/:id/duplicate and POST /quotations/:id/convert.
 * GET /quotations/:id/invoice answers with the invoice of a converted quotation, or with null.
 */
export interface NumberedDocument {
  documentId: string;
  number: string;
}

/** POST …/:id/state */
export interface ChangedDocument extends NumberedDocument {
  state: InvoiceStatus | QuotationStatus;
}

/** GET …/:id/lock: why the content of a document cannot be changed, and whether it can be reopened. */
export interface DocumentLock {
  locked: boolean;
  /** It left the service, or was imported. */
  handed_out: boolean;
  /** The keys of metadata that are printed, and so locked as well. */
  printed_keys: string[];
  /** The day of issue in the time zone of the business; null for a document that is not issued. */
  issued_on: string | null;
  /** What holds it fast whatever its business allows, such as `a payment is recorded`. */
  tie: Tie | null;
  /** Whether the operator may set it back to draft. */
  reopens: boolean;
  /** Whether the operator may take back that an invoice is paid, since only its status says so. */
  unpays: boolean;
}

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
  /** The fields that may still change, and that the operator may change. The status has buttons. */
  changes: string[];
}

/** GET /invoices/:id/deliveries: an event about the invoice on its way to an endpoint. */
export interface InvoiceDelivery {
  documentId: string;
  event_type: string;
  state: 'pending' | 'delivered' | 'failed';
  /** That of the endpoint. */
  url: string;
  /** ISO 8601 in UTC. */
  created_at: string;
}

/** POST …/:id/attachments */
export type AttachedFile = Attachment;

/** GET …/:id/attachments: the files of a document. */
export interface DocumentAttachments {
  files: AttachedFile[];
  /** Whether the operator may add and remove some: until the issue. */
  changes: boolean;
}
