import type { NumberedName } from '../document';
import { CREDIT_NOTE, INVOICE, QUOTATION, type NumberedKind } from '../kind';
import {
  ALLOCATION_COLUMNS,
  CANCELLATION_COLUMNS,
  CUSTOMER_COLUMNS,
  documentColumns,
  documentLineColumns,
  PAYMENT_COLUMNS,
  PRODUCT_COLUMNS,
  REFUND_COLUMNS,
  type CsvColumn,
} from './columns';

/** One export: its columns, and where its rows come from. */
export interface CsvExport {
  /** The first part of the file's name. */
  name: string;
  /** The table of the records. It is a constant of this module and never input. */
  table: string;
  columns: readonly CsvColumn[];
  /** SQL that joins the columns' other tables to the record `d`. */
  joins: string;
  /** The order within a record, after that of the records. */
  within?: string;
}

const BUSINESS = 'JOIN businesses b ON b.id = d.business_id';
const CUSTOMER = 'JOIN customers c ON c.id = d.customer_id';

const linesOf = ({ table, lineTable }: NumberedKind): string =>
  `JOIN ${table}_cmps link ON link.entity_id = d.id AND link.field = 'items'
   JOIN ${lineTable} l ON l.id = link.cmp_id`;

function ofDocuments(kind: NumberedKind, name: string) {
  const common = { table: kind.table, joins: `${BUSINESS} ${CUSTOMER}` };
  const documents: CsvExport = { ...common, name, columns: documentColumns(kind) };
  const lines: CsvExport = {
    ...common,
    name: `${kind.name.replace('_', '-')}-lines`,
    columns: documentLineColumns(kind),
    joins: `${common.joins} ${linesOf(kind)}`,
    within: 'link."order", link.id',
  };
  return { documents, lines };
}

export const DOCUMENT_EXPORTS: Readonly<
  Record<NumberedName, { documents: CsvExport; lines: CsvExport }>
> = {
  invoice: ofDocuments(INVOICE, 'invoices'),
  quotation: ofDocuments(QUOTATION, 'quotations'),
  credit_note: ofDocuments(CREDIT_NOTE, 'credit-notes'),
};

export const CUSTOMER_EXPORT: CsvExport = {
  name: 'customers',
  table: 'customers',
  columns: CUSTOMER_COLUMNS,
  joins: BUSINESS,
};

export const PRODUCT_EXPORT: CsvExport = {
  name: 'products',
  table: 'products',
  columns: PRODUCT_COLUMNS,
  joins: BUSINESS,
};

export const PAYMENT_EXPORT: CsvExport = {
  name: 'payments',
  table: 'payments',
  columns: PAYMENT_COLUMNS,
  joins: `${BUSINESS} LEFT JOIN invoices i ON i.id = d.invoice_id
    JOIN customers c ON c.id = d.customer_id`,
};

/** In the panel only: over the interface, each payment has its own. */
export const ALLOCATION_EXPORT: CsvExport = {
  name: 'allocations',
  table: 'allocations',
  columns: ALLOCATION_COLUMNS,
  joins: `${BUSINESS} JOIN payments p ON p.id = d.payment_id
    JOIN invoices i ON i.id = d.invoice_id JOIN customers c ON c.id = p.customer_id`,
};

/** Its records are made of invoices, so the caller has their SQL. */
export const CANCELLATION_EXPORT: CsvExport = {
  name: 'cancellations',
  table: 'cancellations',
  columns: CANCELLATION_COLUMNS,
  joins: `${BUSINESS} ${CUSTOMER}`,
};

/** In the panel only, since the interface lists the refunds of one credit note at a time. */
export const REFUND_EXPORT: CsvExport = {
  name: 'refunds',
  table: 'refunds',
  columns: REFUND_COLUMNS,
  joins: `${BUSINESS} LEFT JOIN credit_notes n ON n.id = d.credit_note_id
    LEFT JOIN payments p ON p.id = d.payment_id
    JOIN customers c ON c.id = coalesce(n.customer_id, p.customer_id)`,
};

/**
 * The statement of an export.
 * @param records SELECT of all columns of the records, made of the table's name
 * @param order SQL of the order of records `d`; as a search, newest first
 */
export function csvText(
  { table, joins, within }: CsvExport,
  columns: readonly CsvColumn[],
  records: (table: string) => string,
  order = 'd.created_at DESC, d.id DESC',
): string {
  const fields = columns.map(({ name, sql }) => `${sql} AS "${name}"`).join(', ');
  const orders = within === undefined ? order : `${order}, ${within}`;
  return `SELECT ${fields} FROM (${records(table)}) d ${joins} ORDER BY ${orders}`;
}
