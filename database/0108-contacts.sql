-- The contacts of customers (docs/decisions/0070).

-- Their changes are in the history.
CREATE OR REPLACE TRIGGER customers_history AFTER INSERT OR DELETE OR UPDATE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'email', 'phone', 'address', 'city', 'state', 'country', 'country_code', 'postal_code',
    'tax_id', 'vat_id', 'buyer_reference', 'language', 'default_tax_rate', 'payment_term_days', 'notes',
    'registration_id', 'registration_scheme', 'electronic_address', 'electronic_address_scheme',
    'e_invoice_format', 'contacts', 'metadata', 'no_reminders');
