-- Payments of a customer, and what each of them pays (docs/decisions/0077).

-- The part of a payment that pays an invoice. `day` is the day on which it settles the invoice: that of the
-- payment, or of the invoice where that is later, or the day on which it was allocated where the books of
-- both are closed. `is_write_off` repeats the method of the payment, so that reports read one table.
CREATE TABLE IF NOT EXISTS allocations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_id text NOT NULL,
  business_id integer NOT NULL,
  payment_id integer NOT NULL,
  invoice_id integer NOT NULL,
  amount numeric NOT NULL,
  day date NOT NULL,
  is_write_off boolean NOT NULL,
  state text NOT NULL DEFAULT 'recorded',
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL,
  CONSTRAINT allocations_payment_fk FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE CASCADE,
  CONSTRAINT allocations_invoice_fk FOREIGN KEY (invoice_id) REFERENCES invoices (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS allocations_document_id_unique ON allocations (document_id);
CREATE INDEX IF NOT EXISTS allocations_payment_idx ON allocations (payment_id);
CREATE INDEX IF NOT EXISTS allocations_invoice_idx ON allocations (invoice_id);
-- Tax by payment date reads a period of a business.
CREATE INDEX IF NOT EXISTS allocations_business_day_idx ON allocations (business_id, day);
-- Few payments have something on account.
CREATE INDEX IF NOT EXISTS payments_on_account_idx ON payments (business_id, customer_id)
  WHERE unallocated_amount > 0;

-- Every payment of before pays one invoice, as a whole.
SELECT set_config('invoicing.erasing', 'on', true);
UPDATE payments p SET customer_id = i.customer_id, unallocated_amount = 0
FROM invoices i WHERE i.id = p.invoice_id AND p.customer_id IS NULL;
SELECT set_config('invoicing.erasing', 'off', true);
INSERT INTO allocations (document_id, business_id, payment_id, invoice_id, amount, day, is_write_off, state,
  created_at, updated_at)
SELECT gen_random_uuid()::text, p.business_id, p.id, p.invoice_id, p.amount, p.paid_on,
  coalesce(p.method = 'write_off', false), p.state, p.created_at, p.updated_at
FROM payments p
WHERE p.invoice_id IS NOT NULL AND NOT EXISTS (SELECT FROM allocations a WHERE a.payment_id = p.id)
ORDER BY p.id;

CREATE OR REPLACE TRIGGER allocations_keep BEFORE UPDATE OR DELETE ON allocations
  FOR EACH ROW EXECUTE FUNCTION invoicing_keep_record('part of a payment', '; void it instead', 'state');
CREATE OR REPLACE TRIGGER allocations_book AFTER INSERT OR UPDATE ON allocations
  FOR EACH ROW EXECUTE FUNCTION invoicing_book('day', 'state');
-- A payment names its invoice while it is the only one that it was ever for.
CREATE OR REPLACE TRIGGER payments_keep BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION
    invoicing_keep_record('payment', '; void it instead', 'state', 'invoice_id', 'unallocated_amount');
CREATE OR REPLACE TRIGGER payments_history AFTER INSERT OR DELETE OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'amount', 'unallocated_amount', 'currency', 'paid_on', 'method', 'reference', 'note');

-- Payments stay with their customer, also where there is no invoice.
CREATE OR REPLACE FUNCTION invoicing_keep_paying_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM payments WHERE customer_id = OLD.id) THEN
    RAISE EXCEPTION 'a customer with payments cannot be deleted'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'delete_paying_customer';
  END IF;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER customers_keep_payments BEFORE DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_keep_paying_customer();
