import type { PipelinedTransaction } from '../../database/pool';
import { prepare, type Place, type Value } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { columnName, fieldsOf } from '../../domain/fields/documents';
import type { EventType } from '../../domain/events';
import { storeEventsText } from '../../webhooks/sql/store-events';
import type { Stored } from '../../webhooks/wake';
import type { PricedDocument } from '../document';
import { perKind, type DocumentKind } from '../kind';
import type { Owner } from '../tenant';
import { businessRowId as business } from './columns';
import { changedJson, eventJson } from './document-json';
import { placedOrUsual } from './payment-term';
import { keptText, newLines, withoutLines } from './written-lines';

/** What a document becomes. A number of null leaves its own. */
export interface Replacement extends Owner {
  document: PricedDocument & {
    row_id: number;
    issue_date: string;
    updated_at: string;
    issued_at: string | null;
    /** Its lines as JSON text, as a search has them. */
    lines_text: string;
  };
  event: EventType | null;
}

export interface ReplacedDocument extends Stored {
  /** The answer to the change. */
  json: string;
}

const customerId: Value<Replacement> = ({ document }) => document.customer_id;
const paidAt: Value<Replacement> = ({ document: { status, updated_at } }) =>
  status === 'paid' ? columnTime(updated_at) : null;
/** SQL of the moment since when it is paid; one that was paid before keeps its own. */
const paidSince = (now: string): string =>
  `CASE WHEN ${now}::timestamp IS NOT NULL THEN coalesce(d.paid_at, ${now}) END`;

/** Statements of their own set the columns with an initial value, and its origin stays. */
function changes(kind: DocumentKind, place: Place<Replacement>): string {
  const columns = fieldsOf(kind.name).filter(
    ({ name, initial, ofOrigin }) => initial === undefined && !ofOrigin && name !== 'created_at',
  );
  const written = columns.map((column) => {
    const own = columnName(kind.name, column);
    const value = placedOrUsual(kind, column, place);
    return `${own} = ${column.name === 'number' ? `coalesce(${value}, d.${own})` : value}`;
  });
  const ofInvoice = kind.name === 'invoice' ? [`paid_at = ${paidSince(place(paidAt))}`] : [];
  // What may be changed keeps the details of today (contract §10).
  const always = ['customer_id = customer.id', 'issued_details = NULL'];
  return [...always, ...written, ...ofInvoice].join(', ');
}

function replaceText(kind: DocumentKind, place: Place<Replacement>): string {
  const businessId = place((replacement) => replacement.businessId);
  const told = (type: string) => ({
    type,
    business: place(business),
    data: eventJson('answer.json', businessId),
    from: 'answer CROSS JOIN before CROSS JOIN customer c',
  });
  const isChanged = `before.json::jsonb - 'updated_at' <> answer.json::jsonb - 'updated_at'`;
  return `WITH customer AS MATERIALIZED (
    SELECT * FROM customers
    WHERE document_id = ${place(customerId)} AND business_id = ${place(business)}
  ), document AS (
    UPDATE ${kind.table} d SET ${changes(kind, place)} FROM customer
    WHERE d.id = ${place(({ document }) => document.row_id)} AND d.business_id = ${place(business)}
    RETURNING d.*
  ), ${withoutLines(kind, 'document')}, ${newLines(kind, place)}, answer AS MATERIALIZED (
    SELECT ${changedJson(kind, businessId, keptText(place))} AS json
    FROM document d CROSS JOIN customer c
  ), before AS MATERIALIZED (
    SELECT ${changedJson(kind, businessId)} AS json
    FROM ${kind.table} d JOIN customers c ON c.id = d.customer_id
    WHERE d.id = ${place(({ document }) => document.row_id)}
  ), ${storeEventsText(
    told(`${place(({ event }) => event)}::text`),
    told(`CASE WHEN ${isChanged} THEN '${kind.name}.updated' END`),
  )}
  SELECT json, EXISTS (SELECT FROM delivery) AS has_deliveries FROM answer`;
}

const REPLACE = perKind((kind) =>
  prepare<Replacement>(`replace-${kind.name}`, (place) => replaceText(kind, place)),
);

/**
 * Replaces a document that this transaction has locked, its lines included, with its events. Null when the
 * business has no such customer: then nothing is stored.
 */
export async function replaceDocument(
  trx: PipelinedTransaction,
  kind: DocumentKind,
  replacement: Replacement,
): Promise<ReplacedDocument | null> {
  const [row] = await trx.query<ReplacedDocument>(REPLACE[kind.name](replacement));
  return row ?? null;
}
