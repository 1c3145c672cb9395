import type { Queryable } from '../../database/connection';

/** An issued invoice that somebody wants to pay. */
export interface Payable {
  id: string;
  number: string;
  currency: string;
  customer_row_id: number;
}

/** Those of some ids that belong to some customers, the oldest first. */
export function payableInvoices(
  db: Queryable,
  customerRowIds: readonly number[],
  ids: readonly string[],
): Promise<Payable[]> {
  return db.query<Payable>({
    name: 'portal-payable-invoices',
    text: `SELECT document_id AS id, invoice_number AS number, currency, customer_id AS customer_row_id
      FROM invoices
      WHERE document_id = ANY ($2::text[]) AND customer_id = ANY ($1::int[]) AND issued_at IS NOT NULL
      ORDER BY issue_date, id`,
    values: [customerRowIds, ids],
  });
}
