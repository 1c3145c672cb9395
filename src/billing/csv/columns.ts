import { DELIVERY_PARTS } from '../../domain/delivery-address';
import { jsonTime } from '../../database/timestamps';
import {
  CUSTOMER_API_FIELDS,
  CUSTOMER_FIELDS,
  PRODUCT_FIELDS,
  type RecordField,
} from '../../domain/fields/records';
import type { NumberedKind } from '../kind';
import { answered, answeredColumns } from '../sql/columns';
import { answeredLineColumns } from '../sql/line-columns';

/**
 * A column of an export. In its SQL `d` is the record, `b` its business, `c` the customer of a document,
 * `i` the invoice of a payment, `n` the credit note of a refund, `l` a line.
 */
export interface CsvColumn {
  name: string;
  sql: string;
  /** The fields in Strapi that an operator must be able to read, such as `customer.name`. */
  needs: readonly string[];
  /** Only exports of the API, or only those of the panel, have it. */
  only?: 'api' | 'panel';
  /** Its name for an operator: it may be longer than a name in PostgreSQL, and two may be equal. */
  label?: string;
  /** The words of its codes, in a file for reading. */
  words?: Readonly<Record<string, string>>;
}

const ID: CsvColumn = { name: 'id', sql: 'd.document_id', needs: [] };

/** An operator may export several businesses at once. */
const BUSINESS: readonly CsvColumn[] = [
  { name: 'business_id', sql: 'b.document_id', needs: ['business'] },
  { name: 'business_name', sql: 'b.name', needs: ['business.name'], only: 'panel' },
];

const CUSTOMER_OF_DOCUMENT: readonly CsvColumn[] = [
  { name: 'customer_id', sql: 'c.document_id', needs: ['customer'] },
  { name: 'customer_name', sql: 'c.name', needs: ['customer.name'] },
];

const time = (name: string): CsvColumn => ({ name, sql: jsonTime(`d.${name}`), needs: [] });
const TIMES: readonly CsvColumn[] = [time('created_at'), time('updated_at')];
/** Every operator who sees a record sees these. */
const ALWAYS = new Set(['created_at', 'updated_at']);

const plain = (name: string): CsvColumn => ({ name, sql: `d.${name}`, needs: [name] });
const decimal = (name: string): CsvColumn => ({ ...plain(name), sql: `trim_scale(d.${name})` });

/** An address has a column for each of its parts. */
const inParts = (column: CsvColumn): CsvColumn[] =>
  column.name === 'delivery_address'
    ? DELIVERY_PARTS.map((part) => ({
        ...column,
        name: `delivery_address.${part}`,
        sql: `${column.sql} ->> '${part}'`,
      }))
    : [column];

const fieldsOf = (fields: readonly RecordField[]): CsvColumn[] =>
  fields
    .map(({ name, type }) => ({ ...plain(name), sql: answered(`d.${name}`, type) }))
    .flatMap(inParts);

const OF_PANEL = CUSTOMER_FIELDS.filter((field) => 'ofPanel' in field);

export const CUSTOMER_COLUMNS: readonly CsvColumn[] = [
  ID,
  ...BUSINESS,
  ...fieldsOf(CUSTOMER_API_FIELDS),
  ...fieldsOf(OF_PANEL).map((column) => ({ ...column, only: 'panel' }) as const),
  ...TIMES,
];

export const PRODUCT_COLUMNS: readonly CsvColumn[] = [
  ID,
  ...BUSINESS,
  ...fieldsOf(PRODUCT_FIELDS),
  ...TIMES,
];

const INVOICE_OF_PAYMENT: readonly CsvColumn[] = [
  { name: 'invoice_id', sql: 'i.document_id', needs: ['invoice'] },
  { name: 'invoice_number', sql: 'i.invoice_number', needs: ['invoice.invoice_number'] },
  { name: 'customer_id', sql: 'c.document_id', needs: ['invoice.customer'] },
  { name: 'customer_name', sql: 'c.name', needs: ['invoice.customer.name'] },
];

export const PAYMENT_COLUMNS: readonly CsvColumn[] = [
  ID,
  ...BUSINESS,
  ...INVOICE_OF_PAYMENT,
  decimal('amount'),
  ...['currency', 'paid_on', 'method', 'reference', 'note'].map(plain),
  { name: 'status', sql: 'd.state', needs: ['state'] },
  time('created_at'),
  { ...decimal('unallocated_amount'), needs: ['amount'] },
  time('updated_at'),
  { name: 'metadata', sql: answered('d.metadata', 'json'), needs: ['metadata'], only: 'api' },
];

export const REFUND_COLUMNS: readonly CsvColumn[] = [
  ID,
  ...BUSINESS,
  { name: 'credit_note_id', sql: 'n.document_id', needs: ['credit_note'] },
  {
    name: 'credit_note_number',
    sql: 'n.credit_note_number',
    needs: ['credit_note.credit_note_number'],
  },
  { name: 'customer_id', sql: 'c.document_id', needs: ['credit_note.customer'] },
  { name: 'customer_name', sql: 'c.name', needs: ['credit_note.customer.name'] },
  decimal('amount'),
  ...['currency', 'refunded_on', 'reference'].map(plain),
  { name: 'status', sql: 'd.state', needs: ['state'] },
  time('created_at'),
  { name: 'payment_id', sql: 'p.document_id', needs: ['amount'] },
  time('updated_at'),
];

/** What a payment `p` pays of an invoice. `d` is the allocation, and the fields are those of a payment. */
export const ALLOCATION_COLUMNS: readonly CsvColumn[] = [
  ID,
  ...BUSINESS,
  { name: 'payment_id', sql: 'p.document_id', needs: [] },
  ...INVOICE_OF_PAYMENT,
  { ...decimal('amount'), needs: ['amount'] },
  { name: 'currency', sql: 'p.currency', needs: ['currency'] },
  { name: 'day', sql: 'd.day', needs: ['paid_on'] },
  ...['paid_on', 'method', 'reference'].map((name) => ({
    name,
    sql: `p.${name}`,
    needs: [name],
  })),
  { name: 'status', sql: 'd.state', needs: ['state'] },
  ...TIMES,
];

/** An issued invoice that is cancelled, or whose cancellation is taken back. `d` has both. */
export const CANCELLATION_COLUMNS: readonly CsvColumn[] = [
  ...BUSINESS,
  { name: 'entry', sql: 'd.entry', needs: ['state'] },
  { name: 'day', sql: 'd.day', needs: ['state'] },
  { name: 'invoice_id', sql: 'd.document_id', needs: [] },
  plain('invoice_number'),
  ...CUSTOMER_OF_DOCUMENT,
  plain('currency'),
  { name: 'net', sql: 'trim_scale(d.net)', needs: ['subtotal'] },
  { name: 'tax', sql: 'trim_scale(d.tax)', needs: ['tax_amount'] },
  { name: 'gross', sql: 'trim_scale(d.net + d.tax)', needs: ['total'] },
];

/** A row per document. */
export function documentColumns(kind: NumberedKind): CsvColumn[] {
  const fields = answeredColumns(kind)
    .map(({ name, sql, of }) => ({
      name,
      sql,
      needs: of.filter((column) => !ALWAYS.has(column)),
    }))
    .flatMap(inParts);
  const email = { name: 'customer_email', sql: 'c.email', needs: [], only: 'api' } as const;
  return [ID, ...BUSINESS, ...CUSTOMER_OF_DOCUMENT, email, ...fields];
}

/** The columns of its document that a row of a line repeats. */
const OF_DOCUMENT = ['invoice_id', 'invoice_number', 'issue_date', 'status', 'currency'];

/** A row per line. */
export function documentLineColumns(kind: NumberedKind): CsvColumn[] {
  const document = answeredColumns(kind)
    .filter(({ name, of }) => OF_DOCUMENT.includes(name) || of.includes(kind.numberColumn))
    .map(({ name, sql, of }) => ({ name, sql, needs: of }));
  const line = answeredLineColumns(kind).map(({ name, sql, of }) => ({
    name,
    sql,
    needs: name === 'id' ? [] : [`items.${of}`],
  }));
  const id = { ...ID, name: `${kind.name}_id` };
  return [id, ...BUSINESS, ...CUSTOMER_OF_DOCUMENT, ...document, ...line];
}
