import { CONTENT_TYPE } from '../content-types';
import { NUMBER_SERIES } from '../database/number-series';
import type { KindName } from './document';

/**
 * Invoices and quotations are stored alike. What differs between them stands here once; table
 * and column names below are this module's constants and never input.
 */
export interface DocumentKind<Name extends KindName = KindName> {
  name: Name;
  uid: typeof CONTENT_TYPE.invoice | typeof CONTENT_TYPE.quotation;
  table: 'invoices' | 'quotations';
  numberColumn: 'invoice_number' | 'quotation_number';
  numberPrefix: 'INV-' | 'QT-';
  /** The second date: when it is due, or until when it stands. */
  dateColumn: 'due_date' | 'valid_until';
  lineTable: 'components_billing_invoice_lines' | 'components_billing_quotation_lines';
  lineComponent: 'billing.invoice-line' | 'billing.quotation-line';
}

export const INVOICE: DocumentKind<'invoice'> = {
  name: 'invoice',
  uid: CONTENT_TYPE.invoice,
  table: NUMBER_SERIES.invoice.table,
  numberColumn: NUMBER_SERIES.invoice.column,
  numberPrefix: NUMBER_SERIES.invoice.prefix,
  dateColumn: 'due_date',
  lineTable: 'components_billing_invoice_lines',
  lineComponent: 'billing.invoice-line',
};

export const QUOTATION: DocumentKind<'quotation'> = {
  name: 'quotation',
  uid: CONTENT_TYPE.quotation,
  table: NUMBER_SERIES.quotation.table,
  numberColumn: NUMBER_SERIES.quotation.column,
  numberPrefix: NUMBER_SERIES.quotation.prefix,
  dateColumn: 'valid_until',
  lineTable: 'components_billing_quotation_lines',
  lineComponent: 'billing.quotation-line',
};

export const DOCUMENT_KINDS = [INVOICE, QUOTATION] as const;

/** Makes something for each kind once, such as a prepared statement. */
export function perKind<T>(make: (kind: DocumentKind) => T): Readonly<Record<KindName, T>> {
  return { invoice: make(INVOICE), quotation: make(QUOTATION) };
}
