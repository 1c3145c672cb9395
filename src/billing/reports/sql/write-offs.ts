import { IS_STATED_PAID, STATED_AT_ISSUE, STATED_BY_PAID } from './stated';

/** SQL: all that settles invoice `i`, on its day. */
const SETTLING = `SELECT day, amount FROM allocations WHERE invoice_id = i.id AND state = 'recorded'
    UNION ALL SELECT issue_date, applied_amount FROM credit_notes WHERE invoice_id = i.id
    UNION ALL SELECT i.issue_date, ${STATED_AT_ISSUE}
    UNION ALL SELECT invoicing_day_of(i.business_id, i.paid_at), ${STATED_BY_PAID} WHERE ${IS_STATED_PAID}`;

/**
 * SQL: how much of the write-offs of invoices credit notes have replaced on each day. On a day, that is what
 * has settled the invoice up to then beyond its total. It never depends on what has a later date, so the
 * write-offs of a closed period stay.
 */
export const REPLACED = `SELECT i.id AS invoice_id, i.business_id, i.currency, s.day,
      greatest(s.so_far - i.total, 0) - greatest(s.so_far - s.amount - i.total, 0) AS amount
    FROM invoices i CROSS JOIN LATERAL (
      SELECT day, sum(amount) AS amount, sum(sum(amount)) OVER (ORDER BY day) AS so_far
      FROM (${SETTLING}) settling GROUP BY day) s
    WHERE s.so_far > i.total AND s.amount > 0
      AND EXISTS (SELECT FROM allocations a WHERE a.business_id = i.business_id AND a.invoice_id = i.id
        AND a.state = 'recorded' AND a.is_write_off)
      AND EXISTS (SELECT FROM credit_notes n WHERE n.business_id = i.business_id AND n.invoice_id = i.id)`;

/** SQL: what was written off, each on its day, less what credit notes have replaced. */
export const WRITE_OFFS = `SELECT business_id, currency, paid_on AS day, amount FROM payments
    WHERE state = 'recorded' AND method = 'write_off'
    UNION ALL SELECT business_id, currency, day, -amount FROM (${REPLACED}) replaced`;
