-- Recurring invoices (docs/decisions/0074).

CREATE UNIQUE INDEX IF NOT EXISTS recurring_invoices_document_id_unique
  ON recurring_invoices (document_id);
-- What is due is found by it, of all businesses, the oldest first.
CREATE INDEX IF NOT EXISTS recurring_invoices_due_idx ON recurring_invoices (due_on, id)
  WHERE state = 'active';
CREATE INDEX IF NOT EXISTS recurring_invoices_metadata_idx
  ON recurring_invoices USING gin (metadata jsonb_path_ops) WHERE metadata IS NOT NULL;

-- Each occurrence that was made or skipped, once. It stays when its invoice is deleted, so nothing is made
-- a second time. `mail_waits` marks an invoice whose mail had no room within the limits of its business.
CREATE TABLE IF NOT EXISTS recurring_occurrences (
  recurring_invoice_id integer NOT NULL,
  series integer NOT NULL,
  occurrence integer NOT NULL,
  date date NOT NULL,
  status text NOT NULL,
  invoice_id integer,
  mail_waits boolean NOT NULL DEFAULT false,
  PRIMARY KEY (recurring_invoice_id, series, occurrence),
  CONSTRAINT recurring_occurrences_recurring_fk FOREIGN KEY (recurring_invoice_id)
    REFERENCES recurring_invoices (id) ON DELETE CASCADE,
  CONSTRAINT recurring_occurrences_invoice_fk FOREIGN KEY (invoice_id)
    REFERENCES invoices (id) ON DELETE SET NULL
);
CREATE INDEX IF NOT EXISTS recurring_occurrences_invoice_idx ON recurring_occurrences (invoice_id)
  WHERE invoice_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS recurring_occurrences_mail_idx ON recurring_occurrences (invoice_id)
  WHERE mail_waits;

-- Few invoices come from a recurring one, so only these are indexed.
CREATE INDEX IF NOT EXISTS invoices_recurring_idx ON invoices (recurring_invoice_id, created_at, id)
  WHERE recurring_invoice_id IS NOT NULL;

CREATE OR REPLACE TRIGGER recurring_invoices_history AFTER INSERT OR DELETE OR UPDATE ON recurring_invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'customer_id', 'name', 'items', 'currency', 'notes', 'terms', 'template_type',
    'order_reference', 'metadata', 'interval_unit', 'interval_count', 'start_date', 'day_of_month',
    'end_date', 'max_occurrences', 'issue_days_before', 'due_days', 'mode', 'period', 'catch_up');

-- They go with their business.
CREATE OR REPLACE FUNCTION invoicing_delete_recurring() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM recurring_invoices WHERE business_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER businesses_delete_recurring BEFORE DELETE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_recurring();
