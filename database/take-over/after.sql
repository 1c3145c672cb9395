-- A database of the version before this one, after the baseline has run.

-- Credit notes that left a claim for money that was written off take the place of the write-off, as new
-- ones do. A refund that was made already keeps what it took. Statuses stay.
WITH payment AS (
    SELECT invoice_id, sum(amount) FILTER (WHERE method = 'write_off') AS written_off,
      coalesce(sum(amount) FILTER (WHERE method IS DISTINCT FROM 'write_off'), 0) AS received
    FROM payments WHERE state = 'recorded' GROUP BY invoice_id),
  invoice AS (
    SELECT i.id, p.written_off, p.received, i.amount_paid - i.amount_recorded + p.received AS money,
      i.total - i.amount_paid + i.amount_recorded - p.received AS unpaid
    FROM invoices i JOIN payment p ON p.invoice_id = i.id
    WHERE p.written_off > 0 AND i.credit_total > 0 AND i.state = 'paid'),
  note AS (
    SELECT n.id, n.invoice_id, least(n.upto, i.unpaid) - least(n.upto - n.rest, i.unpaid) AS applied
    FROM invoice i JOIN (
      SELECT id, invoice_id, total - refunded_amount AS rest,
        sum(total - refunded_amount) OVER (PARTITION BY invoice_id ORDER BY id) AS upto
      FROM credit_notes) n ON n.invoice_id = i.id),
  settled AS (
    SELECT i.*, n.credited, least(i.written_off, i.unpaid - n.credited) AS standing
    FROM invoice i JOIN (
      SELECT invoice_id, sum(applied) AS credited FROM note GROUP BY invoice_id) n ON n.invoice_id = i.id),
  changed AS (
    UPDATE credit_notes c SET applied_amount = n.applied
    FROM note n WHERE n.id = c.id AND c.applied_amount <> n.applied)
  UPDATE invoices i SET amount_credited = s.credited, amount_paid = s.money + s.standing,
    amount_recorded = s.received + s.standing
  FROM settled s WHERE s.id = i.id AND i.amount_credited <> s.credited;

-- Invoices that were cancelled before cancellations were booked, on the day on which the history has it. One
-- that was cancelled before there was a history takes its issue date: no figure of it changes.
INSERT INTO cancellations (invoice_id, revives, day, last_note_id)
SELECT i.id, false,
  coalesce((SELECT invoicing_day_of(i.business_id, e.at) FROM history_entries e
    WHERE e.record_id = i.id AND e.record_table = 'invoices'
      AND e.changes -> 'status' ->> 1 = 'cancelled'
    ORDER BY e.number DESC LIMIT 1), i.issue_date),
  (SELECT max(n.id) FROM credit_notes n WHERE n.invoice_id = i.id)
FROM invoices i
WHERE i.state = 'cancelled' AND i.issued_at IS NOT NULL
  AND NOT (i.credit_total > 0 AND i.credit_total >= i.total)
  AND NOT EXISTS (SELECT FROM cancellations c WHERE c.invoice_id = i.id);
