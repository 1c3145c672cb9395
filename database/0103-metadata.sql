-- Metadata of records, and the custom fields that a business has named (docs/decisions/0069).

-- Empty metadata is NULL, so records without any are in no index. One index finds each pair of key and value.
CREATE INDEX IF NOT EXISTS invoices_metadata_idx ON invoices USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;
CREATE INDEX IF NOT EXISTS quotations_metadata_idx ON quotations USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;
CREATE INDEX IF NOT EXISTS customers_metadata_idx ON customers USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;
CREATE INDEX IF NOT EXISTS products_metadata_idx ON products USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;

-- Their changes are in the history.
CREATE OR REPLACE TRIGGER invoices_history AFTER INSERT OR DELETE OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'invoice_number', 'customer_id', 'issue_date', 'due_date', 'delivery_date',
    'order_reference', 'currency', 'notes', 'terms', 'template_type', 'subtotal', 'tax_amount', 'total',
    'amount_paid', 'amount_credited', 'issued_at', 'issued_details', 'no_reminders', 'metadata');
CREATE OR REPLACE TRIGGER quotations_history AFTER INSERT OR DELETE OR UPDATE ON quotations
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'quotation_number', 'customer_id', 'issue_date', 'valid_until', 'currency',
    'notes', 'terms', 'template_type', 'subtotal', 'tax_amount', 'total', 'issued_at', 'issued_details',
    'decided_by', 'decision_remark', 'metadata');
CREATE OR REPLACE TRIGGER customers_history AFTER INSERT OR DELETE OR UPDATE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'email', 'phone', 'address', 'city', 'state', 'country', 'country_code', 'postal_code',
    'tax_id', 'vat_id', 'buyer_reference', 'language', 'default_tax_rate', 'payment_term_days', 'notes',
    'registration_id', 'registration_scheme', 'electronic_address', 'electronic_address_scheme',
    'e_invoice_format', 'metadata', 'no_reminders');
CREATE OR REPLACE TRIGGER products_history AFTER INSERT OR DELETE OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'description', 'sku', 'unit_price', 'currency', 'tax_rate', 'tax_category', 'unit_code',
    'active', 'metadata');
CREATE OR REPLACE TRIGGER businesses_history AFTER INSERT OR DELETE OR UPDATE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'legal_name', 'address', 'city', 'state', 'country', 'country_code', 'postal_code',
    'tax_id', 'vat_id', 'iban', 'bic', 'contact_name', 'email', 'phone', 'time_zone',
    'default_currency', 'tax_rounding', 'zero_rate_category', 'lock_documents', 'default_tax_rate',
    'payment_term_days', 'default_notes', 'default_terms', 'default_quotation_notes',
    'default_quotation_terms', 'invoice_number_pattern', 'quotation_number_pattern',
    'credit_note_number_pattern', 'registration_id', 'registration_scheme', 'electronic_address',
    'electronic_address_scheme', 'business_process', 'coded_notes', 'language', 'payment_link',
    'print_payment_code', 'brand_color', 'paper_size', 'reminder_days_before', 'reminder_days_after',
    'reminder_text', 'closed_until', 'only_customer_addresses', 'retention_years', 'custom_fields');

-- What documents print of a record of a kind: those of a business's custom fields that are printed and
-- have a value, as a list of labels and values.
CREATE OR REPLACE FUNCTION invoicing_printed_fields(fields jsonb, of_kind text, metadata jsonb)
  RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('label', f.field ->> 'label',
      'value', metadata ->> (f.field ->> 'key')) ORDER BY f.place), '[]')
  FROM jsonb_array_elements(CASE jsonb_typeof(fields) WHEN 'array' THEN fields ELSE '[]' END)
    WITH ORDINALITY AS f (field, place)
  WHERE f.field ->> 'kind' = of_kind AND f.field -> 'printed' = 'true'
    AND metadata ->> (f.field ->> 'key') ~ '\S'
$$;

-- As before, with the look of documents, the payment link and the custom fields of the business, and what is printed of its customer. What is printed of
-- the document itself is locked with it. An erasure empties all details of the customer.
CREATE OR REPLACE FUNCTION invoicing_details(business integer, customer integer)
  RETURNS jsonb STABLE LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'business', (SELECT to_jsonb(found) FROM (
      SELECT b.name, b.legal_name, b.contact_name, b.email, b.phone, b.address, b.city, b.state,
        b.country, b.country_code, b.postal_code, b.tax_id, b.vat_id, b.iban, b.bic,
        b.registration_id, b.registration_scheme, b.electronic_address, b.electronic_address_scheme,
        b.business_process, b.coded_notes, b.language, b.print_payment_code, b.brand_color,
        b.paper_size, b.payment_link,
        (SELECT f.url FROM files_related_mph m JOIN files f ON f.id = m.file_id
          WHERE m.related_id = b.id AND m.related_type = 'api::business.business' AND m.field = 'logo'
          ORDER BY m.id DESC LIMIT 1) AS logo_url, b.custom_fields
      FROM businesses b WHERE b.id = business) found),
    'customer', (SELECT to_jsonb(found) FROM (
      SELECT c.document_id AS id, c.name, c.email, c.phone, c.address, c.city, c.state, c.country,
        c.country_code, c.postal_code, c.tax_id, c.vat_id, c.buyer_reference, c.language,
        c.registration_id, c.registration_scheme, c.electronic_address, c.electronic_address_scheme,
        invoicing_printed_fields(
          (SELECT b.custom_fields FROM businesses b WHERE b.id = business), 'customer', c.metadata) AS printed
      FROM customers c WHERE c.id = customer) found))
$$;
