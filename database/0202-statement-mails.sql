-- Mails that bring customers their statement of account (contract §22).

CREATE INDEX IF NOT EXISTS mails_customer_idx ON mails (customer_id, created_at, id) WHERE customer_id IS NOT NULL;

-- They are emptied with their customer, and still count in the limits. Nobody deletes a customer with documents, so
-- other mails are not concerned.
CREATE OR REPLACE FUNCTION invoicing_empty_statement_mails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mails SET recipients = '[]', copies = '[]', subject = 'Statement of account', plain_text = '', html = '',
    reply_to = NULL, lease = NULL, next_attempt_at = NULL, attempt_log = '[]',
    state = CASE WHEN state = 'queued' THEN 'failed' ELSE state END,
    last_response = CASE WHEN state = 'queued' THEN 'Not sent: the customer was deleted' END
  WHERE customer_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER customers_statement_mails BEFORE DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_empty_statement_mails();
