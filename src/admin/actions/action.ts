import type { ReactNode } from 'react';

/** One click on one document: what it is called, whether it makes sense now, and what it does. */
export interface InvoicingAction {
  id: string;
  label: string;
  icon: ReactNode;
  variant?: 'default' | 'success-light' | 'danger-light' | 'secondary' | 'tertiary';
  /** Asked before; only where it cannot be taken back. */
  ask?: { title: string; text: string; confirm: string };
  run: () => Promise<void>;
}

/** What the panel knows of a document, from a list's row or a form. */
export interface DocumentRow {
  documentId: string;
  state: string;
  /** The version that the operator sees. */
  updatedAt?: string;
  currency?: string;
  total?: number;
  invoice_number?: string;
  quotation_number?: string;
}

/** Whether a record of the Content Manager is an invoice or a quotation, as far as we use it. */
export function isDocumentRow(record: object | undefined): record is DocumentRow {
  const { documentId, state } = (record ?? {}) as Partial<DocumentRow>;
  return typeof documentId === 'string' && typeof state === 'string';
}
