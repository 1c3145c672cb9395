import type { Queryable } from '../../database/connection';
import { isOwed, uncovered } from '../../billing/sql/amount-due';
import type { ListedDocument } from '../listed';

/** An invoice of which something is due. */
export interface OpenInvoice extends ListedDocument {
  customer_row_id: number;
  /** How many invoices of the customer are open in this currency. */
  matches: number;
  /** A payment at a provider is under way. */
  is_waiting: boolean;
}

const OVERDUE = "d.state = 'overdue'";

/**
 * The open invoices of customers, some per customer and currency: those that are overdue, the oldest first, then
 * the newest.
 */
export function openInvoices(
  db: Queryable,
  customerRowIds: readonly number[],
  most: number,
): Promise<OpenInvoice[]> {
  return db.query<OpenInvoice>({
    name: 'portal-open-invoices',
    text: `SELECT 'invoice' AS kind, id, number, issue_date, deadline, status, currency,
        trim_scale(total)::text AS total, trim_scale(due)::text AS due, false AS is_written_off, customer_row_id, matches,
        EXISTS (SELECT FROM checkout_invoices k WHERE k.invoice_id = one.row_id AND k.state = 'processing')
          AS is_waiting
      FROM (
        SELECT d.id AS row_id, d.document_id AS id, d.invoice_number AS number, d.issue_date,
          d.due_date AS deadline, d.state AS status, d.currency, d.total, ${uncovered('d')} AS due,
          d.customer_id AS customer_row_id, count(*) OVER same AS matches,
          row_number() OVER (same ORDER BY ${OVERDUE} DESC,
            CASE WHEN ${OVERDUE} THEN d.due_date END, d.issue_date DESC, d.id DESC) AS place
        FROM invoices d WHERE d.customer_id = ANY ($1::int[]) AND ${isOwed('d')} AND d.issued_at IS NOT NULL
        WINDOW same AS (PARTITION BY d.customer_id, d.currency)) one
      WHERE place <= $2 ORDER BY customer_row_id, currency, place`,
    values: [customerRowIds, most],
  });
}
