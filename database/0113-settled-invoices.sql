-- What is written off of invoices, and whose they are once somebody has paid them (docs/bookkeeping.md).

-- The part of what is paid that is written off is 0 by default. Write-offs count as far as no credit note has taken
-- their place.
UPDATE invoices i SET amount_written_off = i.amount_recorded - a.received
FROM (SELECT invoice_id, coalesce(sum(amount) FILTER (WHERE NOT is_write_off), 0) AS received
  FROM allocations WHERE state = 'recorded' GROUP BY invoice_id HAVING bool_or(is_write_off)) a
WHERE a.invoice_id = i.id AND i.amount_written_off IS DISTINCT FROM i.amount_recorded - a.received;

-- A payment names the invoice that it was for, also after it was taken off. So that invoice stays its customer's.
CREATE OR REPLACE FUNCTION invoicing_keep_paid_party() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.customer_id, NEW.currency) IS DISTINCT FROM (OLD.customer_id, OLD.currency)
      AND EXISTS (SELECT FROM allocations WHERE invoice_id = OLD.id) THEN
    RAISE EXCEPTION 'an invoice with payments keeps its customer and its currency'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'keep_paid_party';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER invoices_keep_paid_party BEFORE UPDATE OF customer_id, currency ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_keep_paid_party();
