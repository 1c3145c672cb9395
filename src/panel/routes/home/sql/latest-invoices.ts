import type { LatestInvoice } from '../../../answers';
import type { Scope } from '../../../roles/sql-filter';
import type { Queryable } from '../../../../database/connection';
import { scopeCondition } from './scope-condition';

const COUNT = 5;

/**
 * The newest invoices in `scope`, by their issue date: an import of past ones is not news. An index serves
 * the newest of each business, and these are merged.
 * @param only row ids of businesses; null for all
 */
export function latestInvoices(
  db: Queryable,
  scope: Scope,
  only: readonly number[] | null,
): Promise<(LatestInvoice & { business_id: number })[]> {
  const { parameters, within } = scopeCondition(scope);
  const businesses = parameters.add(only);
  return db.query({
    text: `SELECT i.document_id AS "documentId", i.invoice_number AS number, c.name AS customer,
        b.name AS business, b.id AS business_id, i.state,
        trim_scale(i.total)::text AS total, i.currency, i.issue_date, i.due_date
      FROM businesses b CROSS JOIN LATERAL (
        SELECT * FROM invoices i WHERE i.business_id = b.id ${within}
        ORDER BY i.issue_date DESC, i.id DESC LIMIT ${COUNT}
      ) i LEFT JOIN customers c ON c.id = i.customer_id
      WHERE ${businesses}::int[] IS NULL OR b.id = ANY(${businesses})
      ORDER BY i.issue_date DESC, i.id DESC LIMIT ${COUNT}`,
    values: parameters.values,
  });
}
