-- How a business wants its documents to look, in the history and in what an issued document keeps.
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
    'reminder_text', 'closed_until', 'only_customer_addresses', 'retention_years', 'custom_fields', 'look');

-- As before, with the look.
CREATE OR REPLACE FUNCTION invoicing_details(business integer, customer integer)
  RETURNS jsonb STABLE LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'business', (SELECT to_jsonb(found) FROM (
      SELECT b.name, b.legal_name, b.contact_name, b.email, b.phone, b.address, b.city, b.state,
        b.country, b.country_code, b.postal_code, b.tax_id, b.vat_id, b.iban, b.bic,
        b.registration_id, b.registration_scheme, b.electronic_address, b.electronic_address_scheme,
        b.business_process, b.coded_notes, b.language, b.print_payment_code, b.brand_color,
        b.paper_size, b.look, b.payment_link,
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
