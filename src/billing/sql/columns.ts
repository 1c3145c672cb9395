import type { Place, Value } from '../../database/prepare';
import { columnTime, jsonTime } from '../../database/timestamps';
import type { KindName, PricedInvoice, StoredInvoice } from '../document';
import type { DocumentKind } from '../kind';

interface Column {
  name: keyof StoredInvoice;
  /** Its name in the table, when that differs. A pair is also what the API calls it. */
  column?: string | Readonly<Record<KindName, string>>;
  type: 'text' | 'date' | 'decimal' | 'time';
  /** The only kind that has it. */
  only?: KindName;
  /** A PATCH writes it. */
  patched?: true;
  /** No answer shows it. */
  internal?: true;
}

/**
 * The fields of a document that are columns of its table, in the order of the answers. INSERT,
 * UPDATE and every SELECT are made from this list.
 */
const LIST = [
  {
    name: 'number',
    column: { invoice: 'invoice_number', quotation: 'quotation_number' },
    type: 'text',
  },
  { name: 'issue_date', type: 'date' },
  {
    name: 'deadline',
    column: { invoice: 'due_date', quotation: 'valid_until' },
    type: 'date',
    patched: true,
  },
  { name: 'delivery_date', type: 'date', only: 'invoice', patched: true },
  { name: 'order_reference', type: 'text', only: 'invoice', patched: true },
  { name: 'status', column: 'state', type: 'text', patched: true },
  { name: 'currency', type: 'text' },
  { name: 'notes', type: 'text', patched: true },
  { name: 'terms', type: 'text', patched: true },
  { name: 'template_type', type: 'text' },
  { name: 'tax_rounding', type: 'text', internal: true },
  { name: 'subtotal', type: 'decimal' },
  { name: 'tax_amount', type: 'decimal' },
  { name: 'total', type: 'decimal' },
  { name: 'amount_paid', type: 'decimal', only: 'invoice', patched: true },
  { name: 'amount_paid_before', type: 'decimal', only: 'invoice', patched: true, internal: true },
  { name: 'created_at', type: 'time' },
  { name: 'updated_at', type: 'time', patched: true },
] as const satisfies readonly Column[];

/** Joined or stored apart. */
type NoColumn = 'customer_id' | 'lines';
type Forgotten = Exclude<keyof PricedInvoice, (typeof LIST)[number]['name'] | NoColumn>;

/** Refuses to compile while a field of an invoice has no column. */
const COLUMNS: [Forgotten] extends [never] ? readonly Column[] : Forgotten = LIST;

const CAST = { text: '', date: '::date', decimal: '::numeric', time: '::timestamp' } as const;

/** A document about to be stored, and the business that it belongs to. */
export interface Written {
  businessRowId: number;
  document: Readonly<Partial<Record<Column['name'], unknown>>>;
}

export const businessRowId: Value<Written> = (written) => written.businessRowId;

const VALUES = new Map<string, Value<Written>>(
  COLUMNS.map(({ name, type }) => [
    name,
    type === 'time'
      ? ({ document }) => columnTime(document[name] as string)
      : ({ document }) => document[name],
  ]),
);

/** The value of a column; the same function for the same name. */
export function valueOf(name: Column['name']): Value<Written> {
  const value = VALUES.get(name);
  if (!value) throw new Error(`A document has no column ${name}`);
  return value;
}

export function columnsOf(kind: DocumentKind): Column[] {
  return COLUMNS.filter(({ only }) => only === undefined || only === kind.name);
}

export function columnName(kind: DocumentKind, { name, column = name }: Column): string {
  return typeof column === 'string' ? column : column[kind.name];
}

/** A column's parameter with its type, for which PostgreSQL would have to guess otherwise. */
export function placed({ name, type }: Column, place: Place<Written>): string {
  return place(valueOf(name)) + CAST[type];
}

/** The columns of a stored document under the names of its shape; `d` is its table. */
export function storedColumns(kind: DocumentKind): string {
  const fields = columnsOf(kind).map((column) => {
    const sql = `d.${columnName(kind, column)}`;
    return `${column.type === 'decimal' ? `trim_scale(${sql})::text` : sql} AS ${column.name}`;
  });
  return ['d.id AS row_id', 'd.document_id AS id', 'd.template_version', ...fields].join(', ');
}

function answered(sql: string, type: Column['type']): string {
  if (type === 'decimal') return `trim_scale(${sql})`;
  return type === 'time' ? jsonTime(sql) : sql;
}

/** The columns that an answer shows, under the names of the API. */
export function answerColumns(kind: DocumentKind): string {
  return columnsOf(kind)
    .filter(({ internal }) => !internal)
    .map((column) => {
      const { name, column: pair, type } = column;
      const apiName = typeof pair === 'object' ? pair[kind.name] : name;
      return `${answered(`d.${columnName(kind, column)}`, type)} AS ${apiName}`;
    })
    .join(', ');
}
