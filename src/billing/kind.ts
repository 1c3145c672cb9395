import { CONTENT_TYPE } from '../content-types';
import { NUMBER_SERIES, type NumberSeries } from '../database/number-series';
import type { KindName, NumberedName } from './document';

/**
 * Invoices, quotations and credit notes are stored alike. This module holds all differences between them;
 * table and column names below are this module's constants and never input.
 */
export interface NumberedKind<Name extends NumberedName = NumberedName> {
  name: Name;
  uid: (typeof CONTENT_TYPE)['invoice' | 'quotation' | 'creditNote'];
  table: NumberSeries['table'];
  numberColumn: NumberSeries['column'];
  lineTable: `components_billing_${NumberedName}_lines`;
  lineComponent: `billing.${'invoice' | 'quotation' | 'credit-note'}-line`;
}

/** A kind that forms and PATCH change, unlike credit notes. */
export interface DocumentKind<Name extends KindName = KindName> extends NumberedKind<Name> {
  uid: typeof CONTENT_TYPE.invoice | typeof CONTENT_TYPE.quotation;
  table: 'invoices' | 'quotations';
  numberColumn: 'invoice_number' | 'quotation_number';
  /** The second date: when it is due, or until when it stands. */
  dateColumn: 'due_date' | 'valid_until';
}

export const INVOICE: DocumentKind<'invoice'> = {
  name: 'invoice',
  uid: CONTENT_TYPE.invoice,
  table: NUMBER_SERIES.invoice.table,
  numberColumn: NUMBER_SERIES.invoice.column,
  dateColumn: 'due_date',
  lineTable: 'components_billing_invoice_lines',
  lineComponent: 'billing.invoice-line',
};

export const QUOTATION: DocumentKind<'quotation'> = {
  name: 'quotation',
  uid: CONTENT_TYPE.quotation,
  table: NUMBER_SERIES.quotation.table,
  numberColumn: NUMBER_SERIES.quotation.column,
  dateColumn: 'valid_until',
  lineTable: 'components_billing_quotation_lines',
  lineComponent: 'billing.quotation-line',
};

export const CREDIT_NOTE: NumberedKind<'credit_note'> = {
  name: 'credit_note',
  uid: CONTENT_TYPE.creditNote,
  table: NUMBER_SERIES.credit_note.table,
  numberColumn: NUMBER_SERIES.credit_note.column,
  lineTable: 'components_billing_credit_note_lines',
  lineComponent: 'billing.credit-note-line',
};

export const DOCUMENT_KINDS = [INVOICE, QUOTATION] as const;

/** A kind that PATCH changes, and that has files; undefined for credit notes. */
export const documentKindOf = ({ name }: Pick<NumberedKind, 'name'>): DocumentKind | undefined =>
  DOCUMENT_KINDS.find((kind) => kind.name === name);

/** Makes something for each kind of documents once, such as a prepared statement. */
export function perKind<T>(make: (kind: DocumentKind) => T): Readonly<Record<KindName, T>> {
  return { invoice: make(INVOICE), quotation: make(QUOTATION) };
}

/** The same for credit notes, too. */
export function perNumberedKind<T>(
  make: (kind: NumberedKind) => T,
): Readonly<Record<NumberedName, T>> {
  return { ...perKind(make), credit_note: make(CREDIT_NOTE) };
}
