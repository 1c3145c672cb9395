-- One checkout pays one invoice or several (docs/decisions/0078).

-- The invoices of a checkout, each with what was due when it was made. The foreign key keeps `state` in step with
-- that of the checkout, so that the index below guards every invoice of it.
CREATE UNIQUE INDEX IF NOT EXISTS checkouts_state_unique ON checkouts (id, state);
CREATE TABLE IF NOT EXISTS checkout_invoices (
  checkout_id uuid NOT NULL,
  invoice_id integer NOT NULL,
  amount numeric NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (checkout_id, invoice_id),
  CONSTRAINT checkout_invoices_checkout_fk FOREIGN KEY (checkout_id, state) REFERENCES checkouts (id, state)
    ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT checkout_invoices_invoice_fk FOREIGN KEY (invoice_id) REFERENCES invoices (id) ON DELETE CASCADE
);
-- At most one open checkout per invoice, alone or among others: nobody pays twice by two tabs.
CREATE UNIQUE INDEX IF NOT EXISTS checkout_invoices_open_unique ON checkout_invoices (invoice_id)
  WHERE state IN ('opening', 'open', 'processing');
CREATE INDEX IF NOT EXISTS checkout_invoices_invoice_idx ON checkout_invoices (invoice_id);

-- Every checkout of before pays one invoice. The column stays, empty, since the step before makes indexes on it.
INSERT INTO checkout_invoices (checkout_id, invoice_id, amount, state)
SELECT id, invoice_id, amount, state FROM checkouts WHERE invoice_id IS NOT NULL
ON CONFLICT DO NOTHING;
ALTER TABLE checkouts ALTER COLUMN invoice_id DROP NOT NULL;
UPDATE checkouts SET invoice_id = NULL WHERE invoice_id IS NOT NULL;
DROP INDEX IF EXISTS checkouts_open_unique;
DROP INDEX IF EXISTS checkouts_invoice_idx;

-- As before, for each checkout that pays the invoice.
CREATE OR REPLACE FUNCTION invoicing_ask_about_checkout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
  SELECT c.business_id, c.connection_id, 'due:' || c.id || ':' || extract(epoch FROM clock_timestamp()),
    'checkout', c.provider_checkout
  FROM checkout_invoices p JOIN checkouts c ON c.id = p.checkout_id
  WHERE p.invoice_id = NEW.id AND p.state = 'open' AND c.provider_checkout IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
