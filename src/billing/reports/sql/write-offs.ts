/**
 * SQL: how much of the write-offs of its invoice each credit note replaces, where it replaces some. The
 * oldest notes take what was due, so the latest ones replace.
 */
export const REPLACED_BY_NOTES = `SELECT n.id AS note_id, n.invoice_id, n.business_id, n.issue_date AS day,
      n.currency, least(n.applied_amount, sum(n.applied_amount) OVER (
        PARTITION BY n.invoice_id ORDER BY n.id) - i.amount_credited + p.replaced) AS amount
    FROM invoices i JOIN credit_notes n ON n.invoice_id = i.id
      CROSS JOIN LATERAL (SELECT sum(amount) - i.amount_recorded AS replaced FROM payments
        WHERE invoice_id = i.id AND state = 'recorded') p
    WHERE p.replaced > 0`;

/** SQL: what was written off, each on its day, less what credit notes have replaced on theirs. */
export const WRITE_OFFS = `SELECT business_id, currency, paid_on AS day, amount FROM payments
    WHERE state = 'recorded' AND method = 'write_off'
    UNION ALL SELECT business_id, currency, day, -amount FROM (${REPLACED_BY_NOTES}) replaced
    WHERE amount > 0`;
