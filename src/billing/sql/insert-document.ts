import { actsAs } from '../../database/actor';
import type { Queryable } from '../../database/connection';
import type { PipelinedTransaction } from '../../database/pool';
import { prepare, type Place, type Value } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { listeners } from '../../webhooks/sql/listens';
import type { LinesText, PricedCreditNote, PricedDocument } from '../document';
import { perNumberedKind, type NumberedKind } from '../kind';
import { businessRowId, columnName, columnsOf, placed, valueOf, type Written } from './columns';
import { CUSTOMER_OBJECT, hasListenersColumn } from './document-columns';
import { keptTable } from './kept-lines';
import { lineColumns } from './line-columns';
import type { CreditNoteLineRow, CustomerRow } from './rows';
import { numberingText, seriesText } from './series';

/** A document about to be stored. A number of null takes the next of the series. */
export interface NewDocument extends Written {
  document: (PricedDocument | PricedCreditNote) &
    LinesText & {
      id: string;
      issue_date: string;
      created_at: string;
      updated_at: string;
      issued_at: string | null;
    };
  /** Row id of the quotation that an invoice was made from, or of the invoice that is credited. */
  sourceRowId: number | null;
  /** The text of the actor, where the statement sets it (`database/actor`). */
  actor?: string;
}

/** The values that only the database knows. */
export interface InsertedDocument {
  row_id: number;
  number: string;
  customer: CustomerRow;
  /** Asked here, since another statement would cost more. */
  has_listeners: boolean;
}

const id: Value<NewDocument> = ({ document }) => document.id;
const customerId: Value<NewDocument> = ({ document }) => document.customer_id;
const sourceRowId: Value<NewDocument> = (inserted) => inserted.sourceRowId;
const paidAt: Value<NewDocument> = ({ document: { status, created_at } }) =>
  status === 'paid' ? columnTime(created_at) : null;

function lineArrays(kind: NumberedKind, place: Place<NewDocument>): string {
  return lineColumns(kind)
    .map(({ name, type }) => {
      const values: Value<NewDocument> = ({ document }) =>
        document.lines.map((line: Partial<CreditNoteLineRow>) => line[name]);
      return `${place(values)}::${type === 'decimal' ? 'numeric' : type}[]`;
    })
    .join(', ');
}

type ColumnValue = [column: string, sql: string];

function ownValues({ name }: NumberedKind, place: Place<NewDocument>): ColumnValue[] {
  if (name === 'quotation') return [];
  if (name === 'credit_note') return [['invoice_id', place(sourceRowId)]];
  return [
    ['quotation_id', place(sourceRowId)],
    ['paid_at', place(paidAt)],
  ];
}

function documentValues(kind: NumberedKind, place: Place<NewDocument>): ColumnValue[] {
  return [
    ['business_id', place(businessRowId)],
    ['customer_id', 'customer.id'],
    ['document_id', place(id)],
    ['published_at', `${place(valueOf('created_at'))}::timestamp`],
    ...columnsOf(kind).map((column): ColumnValue => [
      columnName(kind, column),
      column.name === 'number' ? 'series.number' : (column.initial ?? placed(column, place)),
    ]),
    ...ownValues(kind, place),
  ];
}

/** `unheard` takes the next number in a transaction of its own, when no endpoint listens. */
type Way = 'next' | 'given' | 'unheard';

/** Answers and events show the customer of a new document, except the answer of an invoice. */
const showsCustomer = ({ name }: NumberedKind, way: Way): boolean =>
  way !== 'unheard' || name !== 'invoice';

/** An event belongs to the transaction of its document, so a listener keeps `unheard` from storing. */
function customerText(kind: NumberedKind, way: Way, place: Place<NewDocument>): string {
  const business = place(businessRowId);
  const found = `SELECT ${showsCustomer(kind, way) ? '*' : 'id'} FROM customers
    WHERE document_id = ${place(customerId)} AND business_id = ${business}`;
  return way === 'unheard' ? `${found} AND NOT EXISTS (${listeners(business)})` : found;
}

/** The triggers that need the actor run after the whole statement. */
function answerText(kind: NumberedKind, way: Way, place: Place<NewDocument>): string {
  const customer = showsCustomer(kind, way) ? `, ${CUSTOMER_OBJECT}` : '';
  const end =
    way === 'unheard'
      ? `false AS has_listeners, ${actsAs(place(({ actor }) => actor))} AS is_actor`
      : hasListenersColumn(place(businessRowId));
  return `SELECT document.id AS row_id, number${customer}, ${end}
    FROM document, customer c`;
}

function insertText(kind: NumberedKind, way: Way, place: Place<NewDocument>): string {
  const step = way === 'given' ? 'given' : 'next';
  const { table, numberColumn, lineTable, lineComponent } = kind;
  const [business, number] = [place(businessRowId), `${place(valueOf('number'))}::text`];
  const values = documentValues(kind, place);
  const names = lineColumns(kind)
    .map(({ name }) => name)
    .join(', ');
  const options = { given: number, records: 1, from: 'FROM customer' } as const;
  return `WITH customer AS MATERIALIZED (
    ${customerText(kind, way, place)}
  ), ${numberingText(kind, business, `${place(valueOf('issue_date'))}::date`)}, series AS (
    ${seriesText(kind, business, step, options)}
  ), document AS (
    INSERT INTO ${table} (${values.map(([column]) => column).join(', ')})
    SELECT ${values.map(([, value]) => value).join(', ')}
    FROM customer, series${step === 'given' ? '' : ` WHERE ${number} IS NULL`}
    RETURNING id, ${numberColumn} AS number
  ), input AS MATERIALIZED (
    SELECT nextval('${lineTable}_id_seq')::integer AS row_id, line.*
    FROM document, unnest(${lineArrays(kind, place)}) WITH ORDINALITY AS line (${names}, position)
  ), line AS (
    INSERT INTO ${lineTable} (id, ${names}) SELECT row_id, ${names} FROM input
  ), linked AS (
    INSERT INTO ${table}_cmps (entity_id, cmp_id, component_type, field, "order")
    SELECT document.id, row_id, '${lineComponent}', 'items', position FROM document, input
  ), kept AS (
    INSERT INTO ${keptTable(kind)} (document_id, lines)
    SELECT id, ${place(({ document }) => document.lines_text)}::json
    FROM document
  )
  ${answerText(kind, way, place)}`;
}

const INSERT = perNumberedKind((kind) => {
  const statement = (way: Way) =>
    prepare<NewDocument>(`insert-${kind.name}-${way}`, (place) => insertText(kind, way, place));
  return { next: statement('next'), given: statement('given'), unheard: statement('unheard') };
});

/**
 * Stores a document, its lines and its number in one statement, so that the row of the series
 * stays locked for as short as can be. Null when the business has no such customer: then nothing
 * is stored and no number is used. Throws PostgreSQL's unique violation when a given number is
 * taken; a generated one never is.
 */
export async function insertDocument(
  db: Queryable,
  kind: NumberedKind,
  inserted: NewDocument,
): Promise<InsertedDocument | null> {
  const step = inserted.document.number === null ? 'next' : 'given';
  const [row] = await db.query<InsertedDocument>(INSERT[kind.name][step](inserted));
  return row ?? null;
}

/**
 * The same with the next number, as a transaction of its own. Null, and nothing stored, also when an
 * endpoint of the business listens.
 */
export async function insertUnheard(
  trx: PipelinedTransaction,
  kind: NumberedKind,
  inserted: NewDocument,
): Promise<InsertedDocument | null> {
  const statement = INSERT[kind.name].unheard({ ...inserted, actor: trx.actor });
  const [row] = await trx.alone<InsertedDocument>(statement);
  return row ?? null;
}
