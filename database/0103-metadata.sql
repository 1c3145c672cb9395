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
    'print_payment_code', 'reminder_days_before', 'reminder_days_after', 'reminder_text',
    'closed_until', 'only_customer_addresses', 'retention_years', 'custom_fields');

-- What documents print of a record of a kind: the fields that its business wants printed and that have a
-- value, as a list of labels and values.
CREATE OR REPLACE FUNCTION invoicing_printed_fields(business integer, of_kind text, metadata jsonb)
  RETURNS jsonb STABLE LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('label', f.field ->> 'label',
      'value', metadata ->> (f.field ->> 'key')) ORDER BY f.place), '[]')
  FROM businesses b, jsonb_array_elements(b.custom_fields) WITH ORDINALITY AS f (field, place)
  WHERE b.id = business AND metadata IS NOT NULL AND f.field ->> 'kind' = of_kind
    AND f.field -> 'printed' = 'true' AND metadata ->> (f.field ->> 'key') ~ '\S'
$$;

-- As before, and an issued document keeps these, too. An erasure takes them out.
CREATE OR REPLACE FUNCTION invoicing_details(business integer, customer integer)
  RETURNS jsonb STABLE LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'business', (SELECT to_jsonb(printed) FROM (
      SELECT b.name, b.legal_name, b.contact_name, b.email, b.phone, b.address, b.city, b.state,
        b.country, b.country_code, b.postal_code, b.tax_id, b.vat_id, b.iban, b.bic,
        b.registration_id, b.registration_scheme, b.electronic_address, b.electronic_address_scheme,
        b.business_process, b.coded_notes, b.language, b.print_payment_code,
        (SELECT f.url FROM files_related_mph m JOIN files f ON f.id = m.file_id
          WHERE m.related_id = b.id AND m.related_type = 'api::business.business' AND m.field = 'logo'
          ORDER BY m.id DESC LIMIT 1) AS logo_url
      FROM businesses b WHERE b.id = business) printed),
    -- Its alias is no column: to_jsonb would take that.
    'customer', (SELECT to_jsonb(found) FROM (
      SELECT c.document_id AS id, c.name, c.email, c.phone, c.address, c.city, c.state, c.country,
        c.country_code, c.postal_code, c.tax_id, c.vat_id, c.buyer_reference, c.language,
        c.registration_id, c.registration_scheme, c.electronic_address, c.electronic_address_scheme,
        invoicing_printed_fields(business, 'customer', c.metadata) AS printed
      FROM customers c WHERE c.id = customer) found))
$$;
CREATE OR REPLACE FUNCTION invoicing_erased_details(details jsonb)
  RETURNS jsonb IMMUTABLE LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_typeof(details -> 'customer') IS DISTINCT FROM 'object' THEN RETURN details; END IF;
  RETURN jsonb_set(details - 'printed', '{customer}', (
    SELECT jsonb_object_agg(key, CASE WHEN key IN ('id', 'language', 'country_code') THEN value
      WHEN key = 'name' THEN to_jsonb('Erased customer'::text) ELSE 'null' END)
    FROM jsonb_each(details -> 'customer')));
END $$;
CREATE OR REPLACE FUNCTION invoicing_write_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text;
  is_now text;
  is_free boolean;
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  IF is_new THEN
    -- The INSERT of the API's own connections counts and locks in the row of the series itself.
    IF current_setting('invoicing.counts', true) IS DISTINCT FROM 'itself' THEN
      PERFORM invoicing_count(TG_ARGV[0], NEW.business_id, 1);
    END IF;
  ELSE
    IF TG_TABLE_NAME = 'invoices' THEN
      was := OLD.invoice_number;
      is_now := NEW.invoice_number;
      is_free := OLD.handed_out_at IS NULL AND OLD.amount_recorded = 0 AND OLD.credit_total = 0;
    ELSE
      was := OLD.quotation_number;
      is_now := NEW.quotation_number;
      is_free := OLD.handed_out_at IS NULL;
    END IF;
    IF NEW.business_id IS DISTINCT FROM OLD.business_id THEN
      PERFORM invoicing_count(TG_ARGV[0], OLD.business_id, -1);
      PERFORM invoicing_count(TG_ARGV[0], NEW.business_id, 1);
    ELSIF is_now IS DISTINCT FROM was THEN
      PERFORM invoicing_count(TG_ARGV[0], NEW.business_id, 0);
    END IF;
    -- Nobody changes the content of an issued document. One that is free may be set back to draft; where
    -- its business locks nothing, it may be changed as it is. Strapi stores amounts as floats first.
    IF OLD.issued_at IS NOT NULL AND (is_now IS DISTINCT FROM was
        OR (NEW.business_id, NEW.customer_id, NEW.issue_date, NEW.currency, NEW.tax_rounding, NEW.template_type)
          IS DISTINCT FROM
          (OLD.business_id, OLD.customer_id, OLD.issue_date, OLD.currency, OLD.tax_rounding, OLD.template_type)
        OR (NEW.subtotal::float8, NEW.tax_amount::float8, NEW.total::float8)
          IS DISTINCT FROM (OLD.subtotal::float8, OLD.tax_amount::float8, OLD.total::float8)
        OR (NEW.state = 'draft' AND OLD.state <> 'draft')) THEN
      IF NOT is_free OR (NEW.state <> 'draft' AND NOT EXISTS (
          SELECT FROM businesses b WHERE b.id = OLD.business_id AND b.lock_documents = 'never')) THEN
        -- The panel cuts the message of a driver at its last ' - '.
        RAISE EXCEPTION '% is issued, so this can no longer be changed', replace(was, ' - ', '-')
          USING ERRCODE = 'restrict_violation';
      END IF;
    END IF;
  END IF;

  -- A document is issued when its status first says so (contract §10): then it keeps the details of its
  -- business and customer. Back to draft, it is no longer issued. A writer who may take the details again
  -- sets them to null. Nobody can choose them, and only an erasure empties them.
  IF is_new OR NEW.issued_at IS DISTINCT FROM OLD.issued_at
      OR NEW.issued_details IS DISTINCT FROM OLD.issued_details
      OR ((OLD.issued_at IS NULL OR NEW.state = 'draft') AND NEW.state IS DISTINCT FROM OLD.state) THEN
    IF NEW.state = 'draft' OR (TG_TABLE_NAME = 'invoices' AND NEW.state = 'cancelled' AND OLD.issued_at IS NULL) THEN
      NEW.issued_at := NULL;
      NEW.issued_details := NULL;
    ELSE
      NEW.issued_at := coalesce(OLD.issued_at, NEW.issued_at, NEW.updated_at,
        date_trunc('milliseconds', clock_timestamp() AT TIME ZONE 'UTC'));
      IF OLD.issued_details IS NULL OR NEW.issued_details IS NULL THEN
        -- Credit notes have no metadata.
        NEW.issued_details := invoicing_details(NEW.business_id, NEW.customer_id) || jsonb_build_object(
          'printed', invoicing_printed_fields(NEW.business_id, TG_ARGV[0], to_jsonb(NEW) -> 'metadata'));
      ELSIF current_setting('invoicing.erasing', true) = 'on' THEN
        NEW.issued_details := invoicing_erased_details(OLD.issued_details);
      ELSE
        NEW.issued_details := OLD.issued_details;
      END IF;
    END IF;
  END IF;

  -- Cancelling an invoice does not issue it.
  IF is_new OR NEW.state IS DISTINCT FROM OLD.state OR NEW.template_type IS DISTINCT FROM OLD.template_type
      OR NEW.template_version IS DISTINCT FROM OLD.template_version THEN
    NEW.template_version := CASE
      WHEN NEW.state = 'draft' THEN NULL
      WHEN OLD.template_version IS NOT NULL AND NEW.template_type = OLD.template_type
        THEN OLD.template_version
      WHEN TG_TABLE_NAME = 'invoices' AND NEW.state = 'cancelled' AND OLD.template_version IS NULL THEN NULL
      ELSE invoicing_template_version(NEW.template_type)
    END;
  END IF;

  IF TG_TABLE_NAME = 'invoices' THEN
    -- Nobody can delete an invoice that ever left draft.
    IF OLD.left_draft OR NEW.state IS DISTINCT FROM 'draft' THEN NEW.left_draft := true; END IF;
    IF lower(was) <> lower(coalesce(is_now, '')) AND OLD.business_id IS NOT NULL THEN
      PERFORM invoicing_return_number(OLD, false);
    END IF;
  ELSIF TG_TABLE_NAME = 'quotations' AND NOT is_new THEN
    -- When its invoice is deleted, a quotation gets the status back that it had before its conversion.
    IF NEW.state = 'converted' AND OLD.state IS DISTINCT FROM 'converted' THEN
      NEW.state_before := OLD.state;
    END IF;
    -- A customer's decision goes with the status that it led to, and with the conversion that may follow.
    -- Whoever sets another status forgets it.
    IF NEW.state <> 'converted' AND NEW.decided_at IS NOT DISTINCT FROM OLD.decided_at
        AND NEW.state IS DISTINCT FROM
          (CASE WHEN OLD.state = 'converted' THEN OLD.state_before ELSE OLD.state END) THEN
      NEW.decided_at := NULL;
      NEW.decided_by := NULL;
      NEW.decision_remark := NULL;
    END IF;
  END IF;

  -- Handing a document out is no change of it: a form that shows it stays up to date.
  IF NOT is_new THEN
    IF NEW.handed_out_at IS NOT DISTINCT FROM OLD.handed_out_at THEN
      NEW.updated_at := invoicing_next_version(NEW.updated_at, OLD.updated_at);
    END IF;
  END IF;
  RETURN NEW;
END $$;
