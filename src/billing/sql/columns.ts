import type { Place, Value } from '../../database/prepare';
import { columnTime, jsonTime } from '../../database/timestamps';
import type {
  Locked,
  NumberedName,
  PricedInvoice,
  StoredCreditNote,
  StoredInvoice,
} from '../document';
import type { DocumentKind, NumberedKind } from '../kind';
import { amountDueOf } from './amount-due';

interface Column {
  name: keyof Locked['invoice'] | keyof StoredInvoice | keyof StoredCreditNote;
  /** Its name in the table, when that differs. A pair is also what the API calls it. */
  column?: string | Readonly<Partial<Record<NumberedName, string>>>;
  type: 'text' | 'date' | 'decimal' | 'time';
  /** The only kind, or kinds, that have it. */
  only?: NumberedName | readonly NumberedName[];
  /** A PATCH writes it. */
  patched?: true;
  /** No answer shows it. */
  internal?: true;
  /** SQL of its value in a new document. Statements of their own change it later. */
  initial?: '0' | 'NULL';
  /** A PATCH depends on it, beside those that it writes. */
  ofChanges?: true;
}

const CHANGEABLE = ['invoice', 'quotation'] as const;
const BILLED = ['invoice', 'credit_note'] as const;
/** Only those who change the document read it. */
const OF_CHANGES = { internal: true, ofChanges: true } as const;

/**
 * The fields of a document that are columns of its table, in the order of the answers. INSERT,
 * UPDATE and every SELECT are made from this list.
 */
const LIST = [
  {
    name: 'number',
    column: {
      invoice: 'invoice_number',
      quotation: 'quotation_number',
      credit_note: 'credit_note_number',
    },
    type: 'text',
  },
  { name: 'issue_date', type: 'date' },
  {
    name: 'deadline',
    column: { invoice: 'due_date', quotation: 'valid_until' },
    type: 'date',
    only: CHANGEABLE,
    patched: true,
  },
  { name: 'delivery_date', type: 'date', only: BILLED, patched: true },
  { name: 'order_reference', type: 'text', only: BILLED, patched: true },
  { name: 'status', column: 'state', type: 'text', patched: true },
  { name: 'currency', type: 'text' },
  { name: 'notes', type: 'text', patched: true },
  { name: 'terms', type: 'text', patched: true },
  { name: 'template_type', type: 'text' },
  { name: 'tax_rounding', type: 'text', internal: true },
  { name: 'subtotal', type: 'decimal' },
  { name: 'tax_amount', type: 'decimal' },
  { name: 'total', type: 'decimal', ofChanges: true },
  { name: 'amount_paid', type: 'decimal', only: 'invoice', patched: true },
  { name: 'amount_paid_before', type: 'decimal', only: 'invoice', patched: true, internal: true },
  { name: 'amount_credited', type: 'decimal', only: 'invoice', patched: true, initial: '0' },
  {
    ...{ name: 'amount_recorded', type: 'decimal', only: 'invoice', patched: true },
    ...{ ...OF_CHANGES, initial: '0' },
  },
  { name: 'credit_total', type: 'decimal', only: 'invoice', ...OF_CHANGES, initial: '0' },
  { name: 'amount_refunded', type: 'decimal', only: 'invoice', ...OF_CHANGES, initial: '0' },
  { name: 'reason', type: 'text', only: 'credit_note' },
  { name: 'applied_amount', type: 'decimal', only: 'credit_note' },
  { name: 'refunded_amount', type: 'decimal', only: 'credit_note', initial: '0' },
  { name: 'issued_at', type: 'time', patched: true },
  { name: 'handed_out_at', type: 'time', only: CHANGEABLE, ...OF_CHANGES, initial: 'NULL' },
  { name: 'created_at', type: 'time', ofChanges: true },
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

export const businessRowId: Value<Pick<Written, 'businessRowId'>> = (written) =>
  written.businessRowId;

const VALUES = new Map<string, Value<Written>>(
  COLUMNS.map(({ name, type }) => [
    name,
    type === 'time'
      ? ({ document }) => (document[name] ? columnTime(document[name] as string) : null)
      : ({ document }) => document[name],
  ]),
);

/** The value of a column; the same function for the same name. */
export function valueOf(name: Column['name']): Value<Written> {
  const value = VALUES.get(name);
  if (!value) throw new Error(`A document has no column ${name}`);
  return value;
}

export function columnsOf(kind: NumberedKind): Column[] {
  return COLUMNS.filter(({ only }) => only === undefined || [only].flat().includes(kind.name));
}

export function columnName(kind: NumberedKind, { name, column = name }: Column): string {
  return typeof column === 'string' ? column : (column[kind.name] ?? name);
}

/** A column's parameter with its type, for which PostgreSQL would have to guess otherwise. */
export function placed({ name, type }: Column, place: Place<Written>): string {
  return place(valueOf(name)) + CAST[type];
}

/** Columns under the names of the shape of a document; `d` is its table. */
function namedColumns(
  kind: NumberedKind,
  columns: readonly Column[],
  isTrimmed: boolean,
): string[] {
  return columns.map((column) => {
    const sql = `d.${columnName(kind, column)}`;
    const isExact = column.type === 'decimal' && isTrimmed;
    return `${isExact ? `trim_scale(${sql})::text` : sql} AS ${column.name}`;
  });
}

/** The columns of a stored document. */
export function storedColumns(kind: NumberedKind): string {
  const columns = columnsOf(kind).filter(({ internal, ofChanges }) => !(internal && ofChanges));
  const own =
    kind.name === 'credit_note' ? INVOICE_OF_NOTE.map(({ name, sql }) => `${sql} AS ${name}`) : [];
  return [
    ...['d.id AS row_id', 'd.document_id AS id', 'd.template_version'],
    ...own,
    ...namedColumns(kind, columns, true),
  ].join(', ');
}

/**
 * The columns that a change depends on. A function costs PostgreSQL as much as reading the whole row, and a
 * PATCH computes with the amounts, so their zeros are left.
 */
export function lockedDocumentColumns(kind: DocumentKind): string {
  const columns = columnsOf(kind).filter(({ patched, ofChanges }) => patched || ofChanges);
  return ['d.id AS row_id', ...namedColumns(kind, columns, false)].join(', ');
}

/** SQL that names the invoice of credit note `d`. */
const INVOICE_OF_NOTE: readonly AnsweredColumn[] = [
  {
    name: 'invoice_id',
    sql: '(SELECT document_id FROM invoices WHERE id = d.invoice_id)',
    of: ['invoice'],
  },
  {
    name: 'invoice_number',
    sql: '(SELECT invoice_number FROM invoices WHERE id = d.invoice_id)',
    of: ['invoice'],
  },
];

/** SQL of what remains to be refunded of credit note `d`. */
const REFUND_DUE = 'trim_scale(d.total - d.applied_amount - d.refunded_amount)';

function answered(sql: string, type: Column['type']): string {
  if (type === 'decimal') return `trim_scale(${sql})`;
  return type === 'time' ? jsonTime(sql) : sql;
}

/** A column that an answer computes, and the columns of the table that it depends on. */
const COMPUTED: Readonly<Partial<Record<Column['name'], AnsweredColumn>>> = {
  amount_credited: {
    name: 'amount_due',
    sql: `trim_scale(${amountDueOf('d')})`,
    of: ['state', 'total', 'amount_paid', 'amount_credited'],
  },
  applied_amount: {
    name: 'refund_due',
    sql: REFUND_DUE,
    of: ['total', 'applied_amount', 'refunded_amount'],
  },
};

/** A field of an answer. */
export interface AnsweredColumn {
  /** As the API calls it. */
  name: string;
  /** SQL of its value; `d` is the table of the document. */
  sql: string;
  /** The columns of the table that it shows, or is computed from. */
  of: readonly string[];
}

/** The columns that an answer shows, in their order. */
export function answeredColumns(kind: NumberedKind): AnsweredColumn[] {
  const fields = columnsOf(kind)
    .filter(({ internal }) => !internal)
    .flatMap((column) => {
      const { name, column: pair, type } = column;
      const apiName = (typeof pair === 'object' ? pair[kind.name] : undefined) ?? name;
      const own = columnName(kind, column);
      const field = { name: apiName, sql: answered(`d.${own}`, type), of: [own] };
      const computed = COMPUTED[name];
      return computed === undefined ? [field] : [field, computed];
    });
  return [...(kind.name === 'credit_note' ? INVOICE_OF_NOTE : []), ...fields];
}

/** The same as SQL, each under the name of the API. */
export function answerColumns(kind: NumberedKind): string {
  return answeredColumns(kind)
    .map(({ name, sql }) => `${sql} AS ${name}`)
    .join(', ');
}
