import type { Queryable } from '../../database/connection';
import { MOST_JOIN_DAYS } from '../../domain/matching/joins';
import { NOT_OVER_BANK } from '../../domain/payment';
import { isOpen, isOwed, uncovered } from './amount-due';

/*
 * Finds the facts of the books about a page of credits, each kind in one statement. Documents that a text names are
 * found by the indexes of numbers. No statement has a name: one that PostgreSQL planned before a large statement was
 * booked read all payments again for each credit (15 s in place of 0.2).
 */

/** At most so many records are compared with a credit. */
export const MOST = 50;

/** An invoice that a credit may pay. Amounts are exact decimal text. */
export interface CandidateRow {
  id: string;
  number: string;
  customer_id: string;
  customer_name: string;
  status: string;
  currency: string;
  issue_date: string;
  due: string;
}

const COLUMNS = `d.document_id AS id, d.invoice_number AS number, c.document_id AS customer_id,
  c.name AS customer_name, d.state AS status, d.currency, d.issue_date,
  trim_scale(${uncovered('d')})::text AS due`;
const CUSTOMER = 'JOIN customers c ON c.id = d.customer_id';

/** A document by what names it. A quotation or a credit note has no `id`. */
export type FoundRow = { by: 'reference' | 'number'; written: string } & (
  CandidateRow | { id: null }
);

const OTHER = `NULL, NULL, NULL, NULL, NULL, NULL, NULL::date, NULL`;

/**
 * SQL of the documents that names lead to. Each name is looked up in an index: joined, thousands of names would have
 * PostgreSQL fold the numbers of all documents.
 */
const namedBy = (by: FoundRow['by'], names: '$2' | '$3', documents: string, is: string): string =>
  `SELECT '${by}' AS by, k.written, found.* FROM unnest(${names}::text[]) AS k (written)
    CROSS JOIN LATERAL (SELECT ${documents} WHERE d.business_id = $1 AND ${is} OFFSET 0) found`;

const INVOICES = `${COLUMNS} FROM invoices d ${CUSTOMER}`;
const isNumber = (column: string): string => `invoicing_folded(d.${column}) = k.written`;

/**
 * The documents of a business that have one of these numbers or RF references.
 * @param numbers folded
 * @param references RF references, each with the part after its check digits
 */
export function findNamed(
  db: Queryable,
  businessRowId: number,
  numbers: readonly string[],
  references: readonly string[],
): Promise<FoundRow[]> {
  return db.query({
    text: [
      namedBy('number', '$2', INVOICES, isNumber('invoice_number')),
      namedBy('number', '$2', `${OTHER} FROM quotations d`, isNumber('quotation_number')),
      namedBy('number', '$2', `${OTHER} FROM credit_notes d`, isNumber('credit_note_number')),
      namedBy(
        'reference',
        '$3',
        INVOICES,
        'invoicing_rf_body(d.invoice_number) = substr(k.written, 5)',
      ),
    ].join(' UNION ALL '),
    values: [businessRowId, numbers, references],
  });
}

/** A customer whose payments came from an account before. */
export interface PayerRow {
  iban: string;
  customer_id: string;
  customer_row_id: number;
}

/** The customers who paid from these accounts, by the transactions that are matched to their payments. */
export function findPayers(
  db: Queryable,
  businessRowId: number,
  ibans: readonly string[],
): Promise<PayerRow[]> {
  return db.query({
    text: `SELECT found.iban, c.document_id AS customer_id, c.id AS customer_row_id
      FROM (SELECT DISTINCT t.counterparty_iban AS iban, p.customer_id
        FROM bank_transactions t JOIN bank_transaction_payments m ON m.transaction_id = t.id
        JOIN payments p ON p.id = m.payment_id
        WHERE t.business_id = $1 AND t.counterparty_iban = ANY ($2::text[]) AND t.amount > 0
          AND m.kind <> 'bounced') found
      JOIN customers c ON c.id = found.customer_id ORDER BY c.id`,
    values: [businessRowId, ibans],
  });
}

/** A credit in a statement: its place in the page, and what it is looked for by. */
export interface Sought {
  place: number;
  currency: string;
  amount: string;
  booked_on: string;
}

const SOUGHT = `unnest($2::int[], $3::text[], $4::numeric[], $5::date[])
  AS s (place, currency, amount, booked_on)`;

const soughtValues = (businessRowId: number, sought: readonly Sought[]): unknown[] => [
  businessRowId,
  sought.map(({ place }) => place),
  sought.map(({ currency }) => currency),
  sought.map(({ amount }) => amount),
  sought.map(({ booked_on: day }) => day),
];

/** The open invoices of which as much is due as a credit has, the oldest first. */
export function findOfAmount(
  db: Queryable,
  businessRowId: number,
  sought: readonly Sought[],
): Promise<(CandidateRow & { place: number })[]> {
  return db.query({
    text: `SELECT s.place, d.* FROM ${SOUGHT} CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM invoices d ${CUSTOMER}
        WHERE d.business_id = $1 AND ${isOpen('d')} AND d.currency IS NOT NULL AND d.currency = s.currency
          AND ${uncovered('d')} = s.amount
        ORDER BY d.issue_date, d.id LIMIT ${MOST}) d`,
    values: soughtValues(businessRowId, sought),
  });
}

/** The open invoices of some customers, the oldest of each first. */
export function findOfCustomers(
  db: Queryable,
  businessRowId: number,
  customerRowIds: readonly number[],
): Promise<CandidateRow[]> {
  return db.query({
    text: `SELECT d.* FROM unnest($2::int[]) AS s (customer) CROSS JOIN LATERAL (
        SELECT ${COLUMNS} FROM invoices d ${CUSTOMER}
        WHERE d.business_id = $1 AND d.customer_id = s.customer AND ${isOwed('d')}
        ORDER BY d.issue_date, d.id LIMIT ${MOST}) d`,
    values: [businessRowId, customerRowIds],
  });
}

/** A recorded payment that no transaction has. */
export interface UnmatchedRow {
  place: number;
  id: string;
  customer_id: string;
  customer_name: string;
  amount: string;
  paid_on: string;
  invoice_ids: string[];
}

const OTHER_METHODS = NOT_OVER_BANK.map((method) => `'${method}'`).join(', ');

/** SQL: whether a payment `p` may stand on a statement: it is no cash, card or write-off, and no provider's. */
export const OVER_BANK = `(p.method IS NULL OR p.method NOT IN (${OTHER_METHODS}))
    AND NOT EXISTS (SELECT FROM provider_payments o WHERE o.payment_id = p.id)`;

/** SQL of the payments near all credits that no transaction has. They are found once, not for each credit. */
const UNMATCHED = `SELECT p.id, p.document_id, p.customer_id, p.amount, p.currency, p.paid_on FROM payments p
  WHERE p.business_id = $1 AND p.state = 'recorded'
    AND p.paid_on BETWEEN (SELECT min(day) - ${MOST_JOIN_DAYS} FROM unnest($5::date[]) day)
      AND (SELECT max(day) + ${MOST_JOIN_DAYS} FROM unnest($5::date[]) day)
    AND EXISTS (SELECT FROM (SELECT DISTINCT unnest($5::date[]) AS day) near
      WHERE p.paid_on BETWEEN near.day - ${MOST_JOIN_DAYS} AND near.day + ${MOST_JOIN_DAYS})
    AND ${OVER_BANK}
    AND NOT EXISTS (SELECT FROM bank_transaction_payments m WHERE m.payment_id = p.id)`;

/**
 * The payments near a credit that may have come with it: those of its customer first, then of its amount and of near
 * days.
 * @param customers the one whose invoice the text of each credit names
 */
export function findUnmatched(
  db: Queryable,
  businessRowId: number,
  sought: readonly Sought[],
  customers: readonly (string | null)[],
): Promise<UnmatchedRow[]> {
  return db.query({
    text: `WITH unmatched AS MATERIALIZED (${UNMATCHED})
      SELECT s.place, p.document_id AS id, c.document_id AS customer_id, c.name AS customer_name,
        trim_scale(p.amount)::text AS amount, p.paid_on,
        ARRAY(SELECT i.document_id FROM allocations a JOIN invoices i ON i.id = a.invoice_id
          WHERE a.payment_id = p.id) AS invoice_ids
      FROM ${SOUGHT} LEFT JOIN customers k
          ON k.business_id = $1 AND k.document_id = ($6::text[])[s.place + 1]
        CROSS JOIN LATERAL (
        SELECT p.* FROM unmatched p
        WHERE p.currency = s.currency AND p.amount <= s.amount
          AND p.paid_on BETWEEN s.booked_on - ${MOST_JOIN_DAYS} AND s.booked_on + ${MOST_JOIN_DAYS}
        ORDER BY p.customer_id IS NOT DISTINCT FROM k.id DESC, p.amount = s.amount DESC, abs(p.paid_on - s.booked_on), p.id LIMIT ${MOST}) p
      JOIN customers c ON c.id = p.customer_id`,
    values: [...soughtValues(businessRowId, sought), customers],
  });
}
