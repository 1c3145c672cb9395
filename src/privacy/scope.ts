import type { Statement } from '../database/connection';
import type { Person } from './find-person';

/** Each statement of an erasure has the same values; this one reads all of them. */
const SCOPE = `scope AS (
    SELECT c.id AS customer, c.business_id AS business, $2::date AS released, $3::boolean AS whole
    FROM customers c WHERE c.id = $1::integer
  )`;

/** SQL of the row ids of the customer's documents. */
export const idsOf = (table: 'invoices' | 'quotations' | 'credit_notes'): string =>
  `(SELECT d.id FROM ${table} d, scope WHERE d.customer_id = scope.customer)`;

const isReleased = 'd.issued_at IS NOT NULL AND d.issue_date <= scope.released';

/**
 * SQL of the row ids of documents that nobody has to keep: drafts, quotations, and what was issued so long
 * ago. Only the first erasure of a person concerns the first two.
 */
export const FREE = {
  invoices: `(SELECT d.id FROM invoices d, scope WHERE d.customer_id = scope.customer
      AND ((scope.whole AND d.issued_at IS NULL) OR (${isReleased})))`,
  quotations: `(SELECT d.id FROM quotations d, scope WHERE d.customer_id = scope.customer AND scope.whole)`,
  credit_notes: `(SELECT d.id FROM credit_notes d, scope WHERE d.customer_id = scope.customer AND ${isReleased})`,
} as const;

/** SQL of the row ids of payments that nobody has to keep: all that they paid is free, and their day, too. */
export const FREE_PAYMENTS = `(SELECT p.id FROM payments p, scope WHERE p.customer_id = scope.customer
      AND (p.paid_on <= scope.released OR EXISTS (SELECT FROM allocations a WHERE a.payment_id = p.id))
      AND NOT EXISTS (SELECT FROM allocations a WHERE a.payment_id = p.id
        AND a.invoice_id NOT IN ${FREE.invoices}))`;

/** SQL: an invoice or a credit note `d` must still be kept. */
export const IS_KEPT = 'd.issued_at IS NOT NULL AND d.issue_date > scope.released';

/** SQL: transaction `t` is matched to a payment or refund of the customer. */
const IS_MATCHED = `(EXISTS (SELECT FROM bank_transaction_payments m JOIN payments p ON p.id = m.payment_id
        WHERE m.transaction_id = t.id AND p.customer_id = scope.customer)
      OR EXISTS (SELECT FROM refunds r LEFT JOIN payments p ON p.id = r.payment_id
        LEFT JOIN credit_notes n ON n.id = r.credit_note_id
        WHERE r.id = t.refund_id AND scope.customer IN (p.customer_id, n.customer_id)))`;

/** SQL: accounts from which the customer alone has paid. */
const IBANS = `(SELECT t.counterparty_iban FROM bank_transactions t
      JOIN bank_transaction_payments m ON m.transaction_id = t.id AND m.kind <> 'bounced'
      JOIN payments p ON p.id = m.payment_id
      WHERE t.business_id = (SELECT business FROM scope) AND t.amount > 0
      GROUP BY t.counterparty_iban
      HAVING t.counterparty_iban IS NOT NULL AND bool_and(p.customer_id = (SELECT customer FROM scope)))`;

/**
 * SQL of the row ids of transactions of banks with the customer: what is matched to it, and what is not matched
 * and has an account of its own (contract §22).
 */
export const TRANSACTIONS = `(SELECT t.id FROM bank_transactions t, scope WHERE t.business_id = scope.business
      AND (${IS_MATCHED} OR (t.state <> 'matched' AND t.counterparty_iban IN ${IBANS})))`;

/** SQL of the records of the person: their tables, row ids and public ids. */
export const RECORDS = `records AS MATERIALIZED (
    SELECT 'customers' AS record_table, c.id AS record_id, c.document_id AS public_id
      FROM customers c, scope WHERE c.id = scope.customer
    UNION ALL SELECT 'invoices', d.id, d.document_id FROM invoices d WHERE d.id IN ${idsOf('invoices')}
    UNION ALL SELECT 'quotations', d.id, d.document_id FROM quotations d WHERE d.id IN ${idsOf('quotations')}
    UNION ALL SELECT 'credit_notes', d.id, d.document_id FROM credit_notes d WHERE d.id IN ${idsOf('credit_notes')}
    UNION ALL SELECT 'recurring_invoices', d.id, d.document_id FROM recurring_invoices d
      WHERE d.customer_id = (SELECT customer FROM scope)
    UNION ALL SELECT 'payments', p.id, p.document_id FROM payments p WHERE p.customer_id = (SELECT customer FROM scope)
    UNION ALL SELECT 'refunds', r.id, r.document_id FROM refunds r WHERE r.credit_note_id IN ${idsOf('credit_notes')}
      OR r.payment_id IN (SELECT p.id FROM payments p WHERE p.customer_id = (SELECT customer FROM scope))
    UNION ALL SELECT 'mails', m.id, m.document_id FROM mails m WHERE m.invoice_id IN ${idsOf('invoices')}
      OR m.quotation_id IN ${idsOf('quotations')} OR m.credit_note_id IN ${idsOf('credit_notes')}
      OR m.customer_id = (SELECT customer FROM scope)
    UNION ALL SELECT 'bank_transactions', t.id, t.document_id FROM bank_transactions t WHERE t.id IN ${TRANSACTIONS}
  )`;

/** SQL: a text names one of the records by its public id, as answers and events do. */
export const names = (text: string): string => `EXISTS (
    SELECT FROM regexp_matches(${text}, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') AS found(ids)
    WHERE found.ids[1] IN (SELECT public_id FROM records))`;

/**
 * @param sql what follows the scope in `WITH`, and the statement
 * @param whole false for the documents of an earlier erasure whose years have passed
 */
export const scoped = (sql: string, { rowId, released }: Person, whole: boolean): Statement => ({
  text: `WITH ${SCOPE}${sql}`,
  values: [rowId, released, whole],
});
