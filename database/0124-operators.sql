-- The operator who acts in a transaction, as Strapi's columns name the creator and the last editor of a
-- record. Null for keys, customers and the service itself.
CREATE OR REPLACE FUNCTION invoicing_name_operator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_by_id := nullif(current_setting('invoicing.operator', true), '')::integer;
  IF TG_OP = 'INSERT' THEN NEW.created_by_id := NEW.updated_by_id; END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER invoices_operator BEFORE INSERT OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER quotations_operator BEFORE INSERT OR UPDATE ON quotations
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER credit_notes_operator BEFORE INSERT OR UPDATE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER customers_operator BEFORE INSERT OR UPDATE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER products_operator BEFORE INSERT OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER recurring_invoices_operator BEFORE INSERT OR UPDATE ON recurring_invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER payments_operator BEFORE INSERT OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER refunds_operator BEFORE INSERT OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
-- A mail is the mail of the operator who sent it, whatever the worker changes of it.
CREATE OR REPLACE TRIGGER mails_operator BEFORE INSERT ON mails
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
-- Neither is an endpoint's health, which the worker notes, a change by anybody.
CREATE OR REPLACE TRIGGER webhook_endpoints_creator BEFORE INSERT ON webhook_endpoints
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER webhook_endpoints_operator BEFORE UPDATE ON webhook_endpoints
  FOR EACH ROW WHEN (NEW.updated_at IS DISTINCT FROM OLD.updated_at OR NEW.enabled IS DISTINCT FROM OLD.enabled)
  EXECUTE FUNCTION invoicing_name_operator();
