import { jsonValue, type Place, type Value } from '../../database/prepare';
import { columnTime, jsonTime } from '../../database/timestamps';
import {
  apiName,
  columnName,
  DOCUMENT_FIELDS,
  fieldsOf,
  type DocumentField,
} from '../../domain/fields/documents';
import type { RecordField } from '../../domain/fields/records';
import type {
  Locked,
  PricedInvoice,
  StoredCreditNote,
  StoredInvoice,
  StoredQuotation,
} from '../document';
import type { DocumentKind, NumberedKind } from '../kind';
import { amountDueOf } from './amount-due';

type Name = DocumentField['name'];
/** Joined or stored apart. */
type NoColumn = 'customer_id' | 'lines';
type Known =
  keyof Locked['invoice'] | keyof StoredInvoice | keyof StoredQuotation | keyof StoredCreditNote;
type Forgotten = Exclude<keyof PricedInvoice, Name | NoColumn> | Exclude<Name, Known>;

/** Refuses to compile while a field of an invoice has no column, or a column is no field of a document. */
const COLUMNS: [Forgotten] extends [never] ? readonly DocumentField[] : Forgotten = DOCUMENT_FIELDS;

const CAST = {
  text: '',
  date: '::date',
  decimal: '::numeric',
  time: '::timestamp',
  json: '::jsonb',
  object: '::jsonb',
  flag: '::boolean',
} as const;

/** A document about to be stored, and the business that it belongs to. */
export interface Written {
  businessRowId: number;
  document: Readonly<Partial<Record<Name, unknown>>>;
}

export const businessRowId: Value<Pick<Written, 'businessRowId'>> = (written) =>
  written.businessRowId;

function columnValue(type: DocumentField['type'], value: unknown): unknown {
  if (type === 'time') return value ? columnTime(value as string) : null;
  return type === 'json' || type === 'object' ? jsonValue(value) : value;
}

const VALUES = new Map<string, Value<Written>>(
  COLUMNS.map(({ name, type }) => [name, ({ document }) => columnValue(type, document[name])]),
);

/** The value of a column; the same function for the same name. */
export function valueOf(name: Name): Value<Written> {
  const value = VALUES.get(name);
  if (!value) throw new Error(`A document has no column ${name}`);
  return value;
}

/** A column's parameter with its type, for which PostgreSQL would have to guess otherwise. */
export function placed({ name, type }: DocumentField, place: Place<Written>): string {
  return place(valueOf(name)) + CAST[type];
}

/** Columns under the names of the shape of a document; `d` is its table. */
function namedColumns(
  kind: NumberedKind,
  columns: readonly DocumentField[],
  isTrimmed: boolean,
): string[] {
  return columns.map((column) => {
    const sql = `d.${columnName(kind.name, column)}`;
    const isExact = column.type === 'decimal' && isTrimmed;
    return `${isExact ? `trim_scale(${sql})::text` : sql} AS ${column.name}`;
  });
}

/** The columns of a stored document. */
export function storedColumns(kind: NumberedKind): string {
  const columns = fieldsOf(kind.name).filter(({ internal, ofChanges }) => !(internal && ofChanges));
  const own =
    kind.name === 'credit_note' ? INVOICE_OF_NOTE.map(({ name, sql }) => `${sql} AS ${name}`) : [];
  return [
    'd.id AS row_id',
    'd.document_id AS id',
    'd.template_version',
    ...own,
    ...namedColumns(kind, columns, true),
  ].join(', ');
}

/**
 * The columns that a change depends on. A function costs PostgreSQL as much as reading the whole row, and a
 * PATCH computes with the amounts, so their zeros are left.
 */
export function lockedDocumentColumns(kind: DocumentKind): string {
  const columns = fieldsOf(kind.name).filter(({ patch, ofChanges }) => patch || ofChanges);
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
export const REFUND_DUE = 'trim_scale(d.total - d.applied_amount - d.refunded_amount)';

/** SQL of a value as answers have it. */
export function answered(sql: string, type: DocumentField['type'] | RecordField['type']): string {
  if (type === 'decimal') return `trim_scale(${sql})`;
  if (type === 'json') return `coalesce(${sql}, '{}')`;
  if (type === 'list') return `coalesce(${sql}, '[]')`;
  return type === 'time' ? jsonTime(sql) : sql;
}

/** A column that an answer computes, and the columns of the table that it depends on. */
const COMPUTED: Readonly<Partial<Record<Name, AnsweredColumn>>> = {
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
  const fields = fieldsOf(kind.name)
    .filter(({ internal }) => !internal)
    .flatMap((column) => {
      const { name, type } = column;
      const own = columnName(kind.name, column);
      const sql = answered(`d.${own}`, type);
      const field = { name: apiName(kind.name, column), sql, of: [own] };
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
