/*
 * SQL: the amounts of invoice `i` that were stated as paid without a payment. The status Paid has a time
 * of its own. What was stated otherwise has none, and counts at the issue date.
 */

const STATED = 'coalesce(i.amount_paid, 0) - coalesce(i.amount_recorded, 0)';
const BEFORE = 'coalesce(i.amount_paid_before, 0)';

/** Whether the status Paid stated an amount. */
export const IS_STATED_PAID = `i.state = 'paid' AND i.paid_at IS NOT NULL`;

export const STATED_BY_PAID = `(${STATED} - ${BEFORE})`;

export const STATED_AT_ISSUE = `CASE WHEN ${IS_STATED_PAID} THEN ${BEFORE} ELSE ${STATED} END`;
