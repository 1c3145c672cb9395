-- Mails that bring customers their statement of account (contract §22).

CREATE INDEX IF NOT EXISTS mails_customer_idx ON mails (customer_id, created_at, id) WHERE customer_id IS NOT NULL;

-- They go with their customer. Nobody deletes a customer with documents, so other mails stay.
CREATE OR REPLACE FUNCTION invoicing_delete_statement_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM mails WHERE customer_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER customers_statement_mails BEFORE DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_statement_mails();
