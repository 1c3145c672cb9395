import type { Queryable, Statement } from '../../database/connection';
import { CUSTOMER_OBJECT, hasListenersColumn } from './document-columns';
import { DOCUMENT_KINDS, type DocumentKind } from '../kind';
import type { CustomerRow, LineRow } from './rows';
import type { PricedDocument } from '../document';
import { seriesText } from './series';
import { columnTime } from '../../database/timestamps';

/** A document about to be stored. */
export interface NewDocument {
  businessRowId: number;
  document: PricedDocument & { id: string; issue_date: string; created_at: string };
  /** Row id of the quotation that an invoice was made from. */
  quotationRowId: number | null;
}

/** What only the database knew. */
export interface InsertedDocument {
  row_id: number;
  number: string;
  customer: CustomerRow;
  /** Whether the business has an enabled webhook endpoint: asked here, since a statement more costs more. */
  has_listeners: boolean;
}

const COMMON_COLUMNS = `document_id, issue_date, state, currency, notes, terms, template_type,
  subtotal, tax_amount, total, created_at, updated_at, published_at`;

const SERIES_OPTIONS = { given: '$3::text', records: 1, from: 'FROM customer' } as const;

/** $1 business, $2 customer, $3 number; $4–$15 common and date; $16–$24 lines; then own columns. */
function insertText(kind: DocumentKind, numbered: boolean): string {
  const { table, numberColumn, dateColumn, lineTable, lineComponent } = kind;
  const own = kind.extraColumns.map((column) => `, ${column}`).join('');
  const ownValues = kind.extraColumns.map((_, index) => `, $${25 + index}`).join('');
  return `WITH customer AS MATERIALIZED (
    SELECT * FROM customers WHERE document_id = $2 AND business_id = $1
  ), series AS (
    ${seriesText(kind, '$1', numbered ? 'given' : 'next', SERIES_OPTIONS)}
  ), document AS (
    INSERT INTO ${table} (business_id, customer_id, ${numberColumn}, ${dateColumn}, ${COMMON_COLUMNS}${own})
    SELECT $1, customer.id, series.number, $15::date, $4, $5::date, $6, $7, $8, $9, $10,
      $11::numeric, $12::numeric, $13::numeric, $14::timestamp, $14::timestamp, $14::timestamp${ownValues}
    FROM customer, series${numbered ? '' : ' WHERE $3::text IS NULL'}
    RETURNING id, ${numberColumn} AS number
  ), input AS (
    SELECT * FROM unnest($16::text[], $17::text[], $18::numeric[], $19::numeric[], $20::numeric[],
      $21::numeric[], $22::text[], $23::numeric[], $24::numeric[]) WITH ORDINALITY AS line
      (line_id, description, quantity, unit_price, tax_rate, discount_rate, product_id, tax_amount, amount, position)
  ), line AS (
    INSERT INTO ${lineTable} (line_id, description, quantity, unit_price, tax_rate, discount_rate, product_id, tax_amount, amount)
    SELECT line_id, description, quantity, unit_price, tax_rate, discount_rate, product_id, tax_amount, amount
    FROM input, document ORDER BY position
    RETURNING id, line_id
  ), linked AS (
    INSERT INTO ${table}_cmps (entity_id, cmp_id, component_type, field, "order")
    SELECT document.id, line.id, '${lineComponent}', 'items', input.position
    FROM document, line JOIN input USING (line_id)
  )
  SELECT document.id AS row_id, number, ${CUSTOMER_OBJECT}, ${hasListenersColumn('$1')} FROM document, customer c`;
}

const TEXTS = new Map(
  DOCUMENT_KINDS.map((kind) => [
    kind.name,
    { next: insertText(kind, false), given: insertText(kind, true) },
  ]),
);

function paidValues(document: NewDocument['document'], quotationRowId: number | null): unknown[] {
  if (!('amount_paid' in document)) return [];
  const { amount_paid, amount_paid_before, status, created_at } = document;
  return [
    amount_paid,
    amount_paid_before,
    quotationRowId,
    status === 'paid' ? columnTime(created_at) : null,
  ];
}

function statement(
  kind: DocumentKind,
  { businessRowId, document, quotationRowId }: NewDocument,
): Statement {
  const mode = document.number === null ? 'next' : 'given';
  const column = <K extends keyof LineRow>(key: K) => document.lines.map((line) => line[key]);
  return {
    name: `insert-${kind.name}-${mode}`,
    text: TEXTS.get(kind.name)?.[mode] ?? '',
    values: [
      businessRowId,
      document.customer_id,
      document.number,
      document.id,
      document.issue_date,
      document.status,
      document.currency,
      document.notes,
      document.terms,
      document.template_type,
      document.subtotal,
      document.tax_amount,
      document.total,
      columnTime(document.created_at),
      document.deadline,
      column('line_id'),
      column('description'),
      column('quantity'),
      column('unit_price'),
      column('tax_rate'),
      column('discount_rate'),
      column('product_id'),
      column('tax_amount'),
      column('amount'),
      ...paidValues(document, quotationRowId),
    ],
  };
}

/**
 * Stores a document, its lines and its number in one statement, so that the row of the series
 * stays locked for as short as can be. Null when the business has no such customer: then nothing
 * is stored and no number is used. Throws PostgreSQL's unique violation when a given number is
 * taken; a generated one never is.
 */
export async function insertDocument(
  db: Queryable,
  kind: DocumentKind,
  document: NewDocument,
): Promise<InsertedDocument | null> {
  const [row] = await db.query<InsertedDocument>(statement(kind, document));
  return row ?? null;
}
