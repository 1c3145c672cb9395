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

/** SQL: what invoice `i` stated when it was created, if it became paid later. It has no day of its own. */
const STATED_BEFORE = `CASE WHEN i.paid_at > i.created_at THEN coalesce(i.amount_paid_before, 0) ELSE 0 END`;
const MARKED = `(i.amount_paid - i.amount_recorded - ${STATED_BEFORE})`;

/**
 * What the status Paid stated without a payment, of the invoices in `scope` that became paid in this month. Those
 * that payments, credit notes and what was stated before have paid do not count.
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
    text: `SELECT i.currency, trim_scale(coalesce(sum(${MARKED}), 0))::text AS amount,
        count(*) AS count, (array_agg(i.document_id ORDER BY i.id))[1:${MOST_IDS}] AS ids
      FROM ${businesses} JOIN invoices i ON i.business_id = b.id
      WHERE i.state = 'paid' AND i.paid_at >= b.month_start
        AND (${MARKED} <> 0 OR (i.amount_recorded = 0 AND ${STATED_BEFORE} = 0)) ${within}
      GROUP BY i.currency`,
    values: parameters.values,
  });
}
