import type { Queryable } from '../../../../database/connection';
import {
  PRICED_COLUMNS,
  pricedOf,
  type Priced,
  type PricedRow,
} from '../../../../recurring/sql/priced';
import type { UpcomingInvoices } from '../../../answers';
import type { Scope } from '../../../roles/sql-filter';
import { scopeCondition } from '../../home/sql/scope-condition';

/** More than a business has. The home page adds up so many, and says so where there are more. */
export const MOST_ADDED = 2000;

/** Names that the home page lists at most. */
const MOST_FAILING = 10;

/** Limits rows `r` to those that the operator may see. @param businesses row ids; null for all */
function seen(scope: Scope, businesses: readonly number[] | null) {
  const { parameters, within } = scopeCondition(scope, 'r');
  const chosen = parameters.add(businesses);
  const text = `(${chosen}::int[] IS NULL OR r.business_id = ANY (${chosen})) ${within}`;
  return { parameters, text };
}

/** Those with a next date until a day, the next ones first. */
export async function goingOn(
  db: Queryable,
  scope: Scope,
  { businesses, last }: { businesses: readonly number[] | null; last: string },
): Promise<Priced[]> {
  const { parameters, text } = seen(scope, businesses);
  const rows = await db.query<PricedRow>({
    text: `SELECT ${PRICED_COLUMNS}
      FROM recurring_invoices r JOIN businesses b ON b.id = r.business_id
      WHERE r.state = 'active' AND r.next_date <= ${parameters.add(last)}::date AND ${text}
      ORDER BY r.next_date, r.id LIMIT ${MOST_ADDED}`,
    values: parameters.values,
  });
  return rows.map(pricedOf);
}

/** How many drafts of recurring invoices wait. */
export async function countDrafts(
  db: Queryable,
  scope: Scope,
  businesses: readonly number[] | null,
): Promise<number> {
  const { parameters, text } = seen(scope, businesses);
  const [row] = await db.query<{ count: number }>({
    text: `SELECT count(*) AS count FROM invoices r
      WHERE r.recurring_invoice_id IS NOT NULL AND r.state = 'draft' AND ${text}`,
    values: parameters.values,
  });
  return row?.count ?? 0;
}

/** Those whose last invoice could not be made or mailed; paused ones first. */
export function failingOnes(
  db: Queryable,
  scope: Scope,
  businesses: readonly number[] | null,
): Promise<UpcomingInvoices['failing']> {
  const { parameters, text } = seen(scope, businesses);
  return db.query<UpcomingInvoices['failing'][number]>({
    text: `SELECT r.document_id AS "documentId", r.name, c.name AS customer,
        r.state = 'paused' AS paused, r.last_error
      FROM recurring_invoices r LEFT JOIN customers c ON c.id = r.customer_id
      WHERE r.state IN ('active', 'paused') AND r.last_error IS NOT NULL AND ${text}
      ORDER BY r.state = 'paused' DESC, r.updated_at DESC, r.id LIMIT ${MOST_FAILING}`,
    values: parameters.values,
  });
}
