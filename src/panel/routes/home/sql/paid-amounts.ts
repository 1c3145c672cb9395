import type { Scope } from '../../../roles/sql-filter';
import type { Queryable } from '../../../../database/connection';
import type { BusinessDays } from '../../../lists/business-days';
import { scopeCondition } from './scope-condition';

export interface PaidAmount {
  currency: string;
  /** Decimal text. */
  amount: string;
  count: number;
}

export interface MarkedAmount extends PaidAmount {
  /** Public ids of the invoices, at most `MOST_IDS`. */
  ids: string[];
}

/** The ids go into a URL. */
const MOST_IDS = 50;

/** Sums of the payments in `scope` of this month in the business's time zone, without write-offs. */
export function recordedThisMonth(
  db: Queryable,
  scope: Scope,
  days: BusinessDays,
): Promise<PaidAmount[]> {
  const { parameters, within } = scopeCondition(scope, 'p');
  const businesses = `unnest(${parameters.add(days.rowIds)}::int[], ${parameters.add(days.firstDay)}::date[],
    ${parameters.add(days.lastDay)}::date[]) AS b(id, first_day, last_day)`;
  return db.query<PaidAmount>({
    text: `SELECT p.currency, trim_scale(sum(p.amount))::text AS amount, count(*) AS count
      FROM ${businesses} JOIN payments p ON p.business_id = b.id
        AND p.paid_on BETWEEN b.first_day AND b.last_day
      WHERE p.state = 'recorded' AND p.method IS DISTINCT FROM 'write_off' ${within}
      GROUP BY p.currency`,
    values: parameters.values,
  });
}

/**
 * What was stated without a payment, of the invoices in `scope` that became paid in this month.
 * Invoices that payments alone have paid do not count.
 */
export function markedThisMonth(
  db: Queryable,
  scope: Scope,
  days: BusinessDays,
): Promise<MarkedAmount[]> {
  const { parameters, within } = scopeCondition(scope);
  const businesses = `unnest(${parameters.add(days.rowIds)}::int[], ${parameters.add(days.monthStart)}::timestamp[])
    AS b(id, month_start)`;
  return db.query<MarkedAmount>({
    text: `SELECT i.currency, trim_scale(coalesce(sum(i.amount_paid - i.amount_recorded), 0))::text AS amount,
        count(*) AS count, (array_agg(i.document_id ORDER BY i.id))[1:${MOST_IDS}] AS ids
      FROM ${businesses} JOIN invoices i ON i.business_id = b.id
      WHERE i.state = 'paid' AND i.paid_at >= b.month_start
        AND (i.amount_recorded = 0 OR i.amount_paid <> i.amount_recorded) ${within}
      GROUP BY i.currency`,
    values: parameters.values,
  });
}
