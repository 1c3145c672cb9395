-- Statements of banks and the transactions on them (contract §22).

CREATE UNIQUE INDEX IF NOT EXISTS bank_statements_document_id_unique ON bank_statements (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS bank_transactions_document_id_unique ON bank_transactions (document_id);
CREATE INDEX IF NOT EXISTS bank_statements_updated_idx ON bank_statements (business_id, updated_at, id);

-- The orders of the list of transactions. Strapi's schema has that of creation.
CREATE INDEX IF NOT EXISTS bank_transactions_updated_idx ON bank_transactions (business_id, updated_at, id);
CREATE INDEX IF NOT EXISTS bank_transactions_day_idx ON bank_transactions (business_id, booked_on, id);
CREATE INDEX IF NOT EXISTS bank_transactions_amount_idx ON bank_transactions (business_id, amount, id);
CREATE INDEX IF NOT EXISTS bank_transactions_state_idx ON bank_transactions (business_id, state, created_at, id);

-- An upload looks here for the entries that are known. The public id of an account is that of one business.
CREATE INDEX IF NOT EXISTS bank_transactions_known_idx ON bank_transactions (account_id, booked_on, amount);
-- Whose account it is: by the transactions that were matched to a customer's payments.
CREATE INDEX IF NOT EXISTS bank_transactions_iban_idx ON bank_transactions (business_id, counterparty_iban)
  WHERE counterparty_iban IS NOT NULL;

-- The statements of a business go with it.
CREATE OR REPLACE FUNCTION invoicing_delete_bank_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bank_transactions WHERE business_id = OLD.id;
  DELETE FROM bank_statements WHERE business_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER businesses_bank_records BEFORE DELETE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_bank_records();

-- The file of a statement, as long as it is kept. Its bytes do not shrink, or little, and are read in parts.
CREATE TABLE IF NOT EXISTS bank_statement_files (
  statement_id integer PRIMARY KEY REFERENCES bank_statements (id) ON DELETE CASCADE,
  content bytea NOT NULL
);
ALTER TABLE bank_statement_files ALTER COLUMN content SET STORAGE EXTERNAL;

-- The payments that a transaction is matched to: it made them (`recorded`), joined them, or voided one (`bounced`).
CREATE TABLE IF NOT EXISTS bank_transaction_payments (
  transaction_id integer NOT NULL REFERENCES bank_transactions (id) ON DELETE CASCADE,
  payment_id integer NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('recorded', 'joined', 'bounced')),
  PRIMARY KEY (transaction_id, payment_id)
);
CREATE INDEX IF NOT EXISTS bank_transaction_payments_payment_idx ON bank_transaction_payments (payment_id);

CREATE OR REPLACE TRIGGER bank_statements_history AFTER INSERT OR DELETE OR UPDATE ON bank_statements
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history();
CREATE OR REPLACE TRIGGER bank_transactions_history AFTER INSERT OR DELETE OR UPDATE ON bank_transactions
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'bank_statement_id', 'batch_place', 'was_matched', 'possible_duplicate_of_id', 'refund_id',
    'is_refund_recorded');
