import { CONTENT_TYPE, VERSIONED, type VersionedTable } from '../../content-types';
import { DOCUMENT_KINDS, type DocumentKind } from '../../billing/kind';
import { USUAL_TEMPLATE } from '../../domain/templates';
import { linesOf } from '../../billing/sql/document-columns';
import { storedLine } from '../../billing/sql/line-columns';

interface LoadStatement {
  /** Whether records of the type belong to a business. If so, $2 and $3 name the form's business. */
  owned: boolean;
  /** Whether records of the type have a customer. If so, $4 and $5 name the form's customer. */
  hasCustomer: boolean;
  /** Set for documents. */
  kind: DocumentKind | null;
  read: string;
  /** Reads the same and locks the record. */
  lock: string;
}

const LISTED = (rows: string): string =>
  `(SELECT coalesce(json_agg(found), '[]'::json) FROM (${rows}) found)`;

/** The customer of the stored document, and the customer that the form names. */
const CUSTOMERS = `SELECT id AS row_id, document_id AS id, business_id AS business_row_id,
    trim_scale(default_tax_rate)::text AS default_tax_rate
  FROM customers WHERE id = (SELECT customer_id FROM d) OR document_id = $4 OR id = $5`;

/** The businesses of the record, of the form and of the customers `c`. */
const BUSINESSES = (withCustomers: boolean): string => `SELECT b.id AS row_id, b.document_id AS id,
    coalesce(b.time_zone, 'UTC') AS time_zone,
    coalesce(b.default_currency, 'USD') AS default_currency, b.default_notes, b.default_terms,
    coalesce(b.look ->> 'template', '${USUAL_TEMPLATE}') AS template,
    b.default_quotation_notes, b.default_quotation_terms,
    trim_scale(b.default_tax_rate)::text AS default_tax_rate,
    coalesce(b.tax_rounding, 'line') AS tax_rounding, b.zero_rate_category, b.zero_rate_reason,
    b.lock_documents, b.closed_until
  FROM businesses b WHERE b.id = d.business_id OR b.document_id = $2 OR b.id = $3
    ${withCustomers ? 'OR b.id = ANY (ARRAY(SELECT business_row_id FROM c))' : ''}`;

/**
 * `d` is the record. A new record has none, but still needs the other columns, so there is always a
 * row.
 */
function textOf(
  table: VersionedTable,
  { owned, hasCustomer, kind }: Omit<LoadStatement, 'read' | 'lock'>,
  lock: string,
): string {
  return `WITH d AS MATERIALIZED (SELECT * FROM ${table} WHERE document_id = $1 ${lock})
      ${hasCustomer ? `, c AS (${CUSTOMERS})` : ''}
    SELECT d.*, (SELECT updated_at FROM ${table} WHERE document_id = $1) AS version_found
      ${owned ? `, ${LISTED(BUSINESSES(hasCustomer))} AS record_businesses` : ''}
      ${hasCustomer ? `, ${LISTED('SELECT * FROM c')} AS record_customers` : ''}
      ${kind ? `, ${linesOf(kind, `l.id AS row_id, ${storedLine(kind)}`)} AS record_lines` : ''}
    FROM (SELECT 1) AS one LEFT JOIN d ON true`;
}

/** Types of a business that are no documents. */
const OWNED: readonly string[] = [
  CONTENT_TYPE.customer,
  CONTENT_TYPE.product,
  CONTENT_TYPE.endpoint,
  CONTENT_TYPE.recurring,
];

function statementOf({ uid, table }: (typeof VERSIONED)[number]): LoadStatement {
  const kind = DOCUMENT_KINDS.find((one) => one.uid === uid) ?? null;
  const owned = kind !== null || OWNED.includes(uid);
  const hasCustomer = kind !== null || uid === CONTENT_TYPE.recurring;
  const parts = { owned, hasCustomer, kind };
  // The use cases of these lock a record so, and nobody may need a stronger lock than it has. The weaker one
  // lets others create records that refer to this one.
  const lock = textOf(table, parts, owned ? 'FOR UPDATE' : 'FOR NO KEY UPDATE');
  return { ...parts, read: textOf(table, parts, ''), lock };
}

/** For each type, the one statement that reads everything for its save. */
export const LOAD_STATEMENTS: ReadonlyMap<string, LoadStatement> = new Map(
  VERSIONED.map((type) => [type.uid, statementOf(type)]),
);
