import { actsAs } from '../../database/actor';
import type { PipelinedTransaction } from '../../database/pool';
import { prepare, type Place, type Value } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { storeEventsText } from '../../webhooks/sql/store-events';
import type { Stored } from '../../webhooks/wake';
import type { PricedCreditNote, PricedDocument } from '../document';
import { perNumberedKind, type NumberedKind } from '../kind';
import { columnName, fieldsOf } from '../../domain/fields/documents';
import { businessRowId, valueOf, type Written } from './columns';
import { changedJson, eventJson } from './document-json';
import { placedOrUsual } from './payment-term';
import { numberingText, seriesText } from './series';
import { keptText, newLines } from './written-lines';

/** A document about to be stored. A number of null takes the next of the series. */
export interface NewDocument extends Written {
  document: (PricedDocument | PricedCreditNote) & {
    id: string;
    issue_date: string;
    created_at: string;
    updated_at: string;
    issued_at: string | null;
    /** Its lines as JSON text, as a search has them. */
    lines_text: string;
  };
  /** The public id of the business. */
  businessId: string;
  /** Row id of the quotation that an invoice was made from, or of the invoice that is credited. */
  sourceRowId: number | null;
}

/** The text of the actor goes with the statement (`database/actor`). */
type Inserted = NewDocument & { actor: string };

export interface InsertedDocument extends Stored {
  row_id: number;
  number: string;
  /** The answer to the create. */
  json: string;
}

const id: Value<NewDocument> = ({ document }) => document.id;
const customerId: Value<NewDocument> = ({ document }) => document.customer_id;
const sourceRowId: Value<NewDocument> = (inserted) => inserted.sourceRowId;
const paidAt: Value<NewDocument> = ({ document: { status, created_at } }) =>
  status === 'paid' ? columnTime(created_at) : null;

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
    ...fieldsOf(kind.name).map((column): ColumnValue => [
      columnName(kind.name, column),
      column.name === 'number'
        ? 'series.number'
        : (column.initial ?? placedOrUsual(kind, column, place)),
    ]),
    ...ownValues(kind, place),
  ];
}

/** SQL of the answer and of its event, of the CTEs `document` and `customer`. */
function answerText(kind: NumberedKind, place: Place<Inserted>): string {
  const businessId = place((inserted) => inserted.businessId);
  const stored = {
    type: `'${kind.name}.created'`,
    business: place(businessRowId),
    data: eventJson('answer.json', businessId),
    from: 'answer CROSS JOIN customer c',
  };
  // The triggers that need the actor run after the whole statement.
  return `answer AS MATERIALIZED (
    SELECT d.id AS row_id, d.${kind.numberColumn} AS number, ${changedJson(kind, businessId, keptText(place))} AS json
    FROM document d CROSS JOIN customer c
  ), ${storeEventsText(stored)}
  SELECT answer.*, EXISTS (SELECT FROM delivery) AS has_deliveries,
    ${actsAs(place(({ actor }) => actor))} AS is_actor
  FROM answer`;
}

/** @param step `next` takes the next number of the series, `given` that of the document */
function insertText(kind: NumberedKind, step: 'next' | 'given', place: Place<Inserted>): string {
  const [business, number] = [place(businessRowId), `${place(valueOf('number'))}::text`];
  const values = documentValues(kind, place);
  const options = { given: number, records: 1, from: 'FROM customer' } as const;
  return `WITH customer AS MATERIALIZED (
    SELECT * FROM customers WHERE document_id = ${place(customerId)} AND business_id = ${business}
  ), ${numberingText(kind, business, `${place(valueOf('issue_date'))}::date`)}, series AS (
    ${seriesText(kind, business, step, options)}
  ), document AS (
    INSERT INTO ${kind.table} (${values.map(([column]) => column).join(', ')})
    SELECT ${values.map(([, value]) => value).join(', ')}
    FROM customer, series${step === 'given' ? '' : ` WHERE ${number} IS NULL`}
    RETURNING *
  ), ${newLines(kind, place)}, ${answerText(kind, place)}`;
}

const INSERT = perNumberedKind((kind) => {
  const statement = (step: 'next' | 'given') =>
    prepare<Inserted>(`insert-${kind.name}-${step}`, (place) => insertText(kind, step, place));
  return { next: statement('next'), given: statement('given') };
});

/**
 * Stores a document, its lines, its number and its event in one statement, so that the row of the series
 * stays locked for as short as can be (decision 1). Null when the business has no such customer: then
 * nothing is stored and no number is used. Throws PostgreSQL's unique violation when a given number is
 * taken; a generated one never is.
 */
export async function insertDocument(
  trx: PipelinedTransaction,
  kind: NumberedKind,
  inserted: NewDocument,
): Promise<InsertedDocument | null> {
  const step = inserted.document.number === null ? 'next' : 'given';
  const statement = INSERT[kind.name][step]({ ...inserted, actor: trx.actor });
  const [row] = await trx.alone<InsertedDocument>(statement);
  return row ?? null;
}
