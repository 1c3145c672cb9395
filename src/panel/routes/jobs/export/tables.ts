import type { CsvColumn } from '../../../../billing/csv/columns';
import { customColumns } from '../../../../billing/csv/custom-columns';
import {
  ALLOCATION_EXPORT,
  CANCELLATION_EXPORT,
  csvText,
  CUSTOMER_EXPORT,
  DOCUMENT_EXPORTS,
  PAYMENT_EXPORT,
  REFUND_EXPORT,
  type CsvExport,
} from '../../../../billing/csv/exports';
import {
  CANCELLATIONS,
  CANCELLED_SIGN,
  CANCELLED_TYPE,
  uncredited,
} from '../../../../billing/reports/sql/issued';
import { CONTENT_TYPE } from '../../../../content-types';
import type { Statement } from '../../../../database/connection';
import { Parameters } from '../../../../database/text-filter';
import type { CustomField } from '../../../../domain/custom-fields';
import type { Period } from '../../../../domain/reports';
import type { Uid } from '../../../roles/ability';
import type { Folder } from './parts';

/** The records of a table. */
export interface Exported {
  job: string;
  businessRowId: number;
  period: Period;
}

/** SQL of the values of an export. PostgreSQL wants no value that a statement does not name. */
interface Values {
  job: () => string;
  business: () => string;
  within: () => string;
}

/** A CSV file of the ZIP. */
interface Table {
  records: CsvExport;
  /** The type whose fields the operator's roles must show. */
  uid: Uid;
  /** SQL of all columns of its records. */
  rows: (of: Values) => string;
  /** SQL of the order of records `d`. */
  order: string;
}

/** The documents that were frozen at the start, so that tables and PDFs have the same. */
const frozen = (folder: Folder, { job }: Values): string =>
  `(SELECT f.document_id FROM job_documents f WHERE f.job_id = ${job()}::uuid AND f.part = '${folder}')`;

/** One that was set back to draft meanwhile is not among them. */
const documents = (table: string, folder: Folder) => (of: Values) =>
  `SELECT * FROM ${table} WHERE issued_at IS NOT NULL AND document_id IN ${frozen(folder, of)}`;

const ofDay =
  (table: string, day: string, columns = '*') =>
  ({ business, within }: Values) =>
    `SELECT ${columns} FROM ${table} WHERE business_id = ${business()} AND ${day} ${within()}`;

/** The customers of the documents, and of money that came or went. */
function customers(of: Values): string {
  const payers = ofDay('payments', 'paid_on', 'customer_id')(of);
  const paying = ofDay('allocations', 'day', 'payment_id')(of);
  const refunds = ofDay('refunds', 'refunded_on')(of);
  return `SELECT * FROM customers WHERE business_id = ${of.business()} AND id IN (
    SELECT customer_id FROM invoices WHERE document_id IN ${frozen('invoices', of)}
    UNION SELECT customer_id FROM credit_notes WHERE document_id IN ${frozen('credit-notes', of)}
    UNION ${payers}
    UNION SELECT d.customer_id FROM ${CANCELLATIONS} WHERE d.business_id = ${of.business()} AND x.day ${of.within()}
    UNION SELECT customer_id FROM payments WHERE id IN (${paying})
    UNION SELECT coalesce(n.customer_id, p.customer_id) FROM (${refunds}) r
      LEFT JOIN credit_notes n ON n.id = r.credit_note_id LEFT JOIN payments p ON p.id = r.payment_id)`;
}

/** What each takes off the tax of its day, or gives back, as the report of tax counts it. */
const cancellations = ({ business, within }: Values): string =>
  `SELECT x.number AS id, d.document_id, d.business_id, d.customer_id, d.invoice_number, d.currency,
      x.day, ${CANCELLED_TYPE} AS entry, ${CANCELLED_SIGN} ${uncredited('subtotal')} AS net,
      ${CANCELLED_SIGN} ${uncredited('tax_amount')} AS tax
    FROM ${CANCELLATIONS} WHERE d.business_id = ${business()} AND x.day ${within()}`;

const { invoice, credit_note: creditNote } = DOCUMENT_EXPORTS;
const { invoice: ofInvoice, creditNote: ofCreditNote, payment, refund, customer } = CONTENT_TYPE;

const OF_INVOICES = {
  uid: ofInvoice,
  rows: documents('invoices', 'invoices'),
  order: 'd.issue_date, d.id',
} as const;
const OF_CREDIT_NOTES = {
  uid: ofCreditNote,
  rows: documents('credit_notes', 'credit-notes'),
  order: 'd.issue_date, d.id',
} as const;

const TABLES: readonly Table[] = [
  { ...OF_INVOICES, records: invoice.documents },
  { ...OF_INVOICES, records: invoice.lines },
  { ...OF_CREDIT_NOTES, records: creditNote.documents },
  { ...OF_CREDIT_NOTES, records: creditNote.lines },
  { uid: ofInvoice, records: CANCELLATION_EXPORT, rows: cancellations, order: 'd.day, d.id' },
  {
    uid: payment,
    records: PAYMENT_EXPORT,
    rows: ofDay('payments', 'paid_on'),
    order: 'd.paid_on, d.id',
  },
  {
    uid: payment,
    records: ALLOCATION_EXPORT,
    rows: ofDay('allocations', 'day'),
    order: 'd.day, d.id',
  },
  {
    uid: refund,
    records: REFUND_EXPORT,
    rows: ofDay('refunds', 'refunded_on'),
    order: 'd.refunded_on, d.id',
  },
  { uid: customer, records: CUSTOMER_EXPORT, rows: customers, order: 'lower(d.name), d.id' },
];

/** The names of the tables in their order. */
export const TABLE_NAMES = TABLES.map(({ records }) => records.name);

export const tableOfName = (name: string): Table | undefined =>
  TABLES.find(({ records }) => records.name === name);

/**
 * The statement of a table.
 * @param columns makes the columns of all that there are
 * @param fields custom fields that have a column at the end
 */
export function tableStatement<Column extends CsvColumn>(
  { records, rows, order }: Table,
  { job, businessRowId, period }: Exported,
  fields: readonly CustomField[],
  columns: (all: readonly CsvColumn[]) => readonly Column[],
): { statement: Statement; columns: readonly Column[] } {
  const parameters = new Parameters();
  const seen = columns([...records.columns, ...customColumns(fields, parameters)]);
  const of: Values = {
    job: () => parameters.add(job),
    business: () => parameters.add(businessRowId),
    within: () =>
      `BETWEEN ${parameters.add(period.from)}::date AND ${parameters.add(period.to)}::date`,
  };
  const text = csvText(records, seen, () => rows(of), order);
  return { statement: { text, values: parameters.values }, columns: seen };
}
