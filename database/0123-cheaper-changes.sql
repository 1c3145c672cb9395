-- What a change of an invoice costs in triggers.

-- As before. To make JSON of both rows took a third of a change of status, so an invoice in which nothing else is
-- different becomes JSON by the columns that change most. `rest` is the new row with these columns of the old one,
-- and with those that no history tells.
CREATE OR REPLACE FUNCTION invoicing_record_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  iso text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  rest invoices;
  is_usual boolean := false;
  was jsonb;
  is_now jsonb;
  name text;
  before jsonb;
  after jsonb;
  changed jsonb := '{}';
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO history_entries (record_table, record_id, action, actor) VALUES (TG_TABLE_NAME, NEW.id,
      coalesce(nullif(current_setting('invoicing.created_as', true), ''), 'created'), invoicing_actor());
    RETURN NULL;
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM history_entries WHERE record_id = OLD.id AND record_table = TG_TABLE_NAME;
    RETURN NULL;
  END IF;
  -- The details are a third of the row (measured).
  IF TG_TABLE_NAME IN ('invoices', 'quotations', 'credit_notes') THEN
    IF NEW.issued_details = OLD.issued_details THEN
      OLD.issued_details := NULL;
      NEW.issued_details := NULL;
    END IF;
  END IF;
  IF TG_TABLE_NAME = 'invoices' THEN
    rest := NEW;
    rest.state := OLD.state;
    rest.notes := OLD.notes;
    rest.amount_paid := OLD.amount_paid;
    rest.issued_at := OLD.issued_at;
    rest.issued_details := OLD.issued_details;
    rest.amount_recorded := OLD.amount_recorded;
    rest.paid_at := OLD.paid_at;
    rest.left_draft := OLD.left_draft;
    rest.template_version := OLD.template_version;
    rest.handed_out_at := OLD.handed_out_at;
    rest.updated_at := OLD.updated_at;
    rest.updated_by_id := OLD.updated_by_id;
    is_usual := rest IS NOT DISTINCT FROM OLD;
  END IF;
  IF is_usual THEN
    changed := CASE WHEN NEW.state IS DISTINCT FROM OLD.state
        THEN jsonb_build_object('status', jsonb_build_array(OLD.state, NEW.state)) ELSE '{}' END
      || CASE WHEN NEW.notes IS DISTINCT FROM OLD.notes
        THEN jsonb_build_object('notes', jsonb_build_array(OLD.notes, NEW.notes)) ELSE '{}' END
      || CASE WHEN NEW.amount_paid IS DISTINCT FROM OLD.amount_paid THEN jsonb_build_object('amount_paid',
        jsonb_build_array(trim_scale(OLD.amount_paid), trim_scale(NEW.amount_paid))) ELSE '{}' END
      || CASE WHEN NEW.issued_at IS DISTINCT FROM OLD.issued_at THEN jsonb_build_object('issued_at',
        jsonb_build_array(to_char(OLD.issued_at, iso), to_char(NEW.issued_at, iso))) ELSE '{}' END
      || CASE WHEN NEW.issued_details IS DISTINCT FROM OLD.issued_details AND OLD.issued_details IS NOT NULL
        THEN jsonb_build_object('issued_details', jsonb_build_array(OLD.issued_details, NEW.issued_details)) ELSE '{}' END;
  ELSE
    was := to_jsonb(OLD);
    is_now := to_jsonb(NEW);
  END IF;
  FOREACH name IN ARRAY CASE WHEN is_usual THEN '{}' ELSE TG_ARGV END LOOP
    CONTINUE WHEN was -> name IS NOT DISTINCT FROM is_now -> name;
    before := was -> name;
    after := is_now -> name;
    IF name = 'state' AND TG_ARGV[0] = 'status' THEN
      name := 'status';
    ELSIF name = 'customer_id' THEN
      before := (SELECT to_jsonb(document_id) FROM customers WHERE id = OLD.customer_id);
      after := (SELECT to_jsonb(document_id) FROM customers WHERE id = NEW.customer_id);
    ELSIF name IN ('issued_at', 'expires_at') THEN
      before := to_jsonb(to_char((before #>> '{}')::timestamp, iso));
      after := to_jsonb(to_char((after #>> '{}')::timestamp, iso));
    ELSIF name = 'issued_details' THEN
      CONTINUE WHEN before = 'null';
    ELSE
      IF jsonb_typeof(before) = 'number' THEN before := to_jsonb(trim_scale(before::numeric)); END IF;
      IF jsonb_typeof(after) = 'number' THEN after := to_jsonb(trim_scale(after::numeric)); END IF;
    END IF;
    changed := changed || jsonb_build_object(name, jsonb_build_array(before, after));
  END LOOP;
  IF changed = '{}' THEN RETURN NULL; END IF;
  IF age(OLD.xmin) <= 0 THEN
    PERFORM invoicing_add_history(TG_TABLE_NAME, NEW.id, changed);
  ELSE
    INSERT INTO history_entries (record_table, record_id, action, actor, changes)
    VALUES (TG_TABLE_NAME, NEW.id, 'changed', invoicing_actor(), changed);
  END IF;
  RETURN NULL;
END $$;

-- As before, but PostgreSQL keeps the plan of such a function for the connection: one in SQL is planned anew for
-- each document that is issued. Most businesses have no custom fields to be printed.
CREATE OR REPLACE FUNCTION invoicing_details(business integer, customer integer)
  RETURNS jsonb STABLE LANGUAGE plpgsql AS $$
BEGIN
  RETURN jsonb_build_object(
    'business', (SELECT to_jsonb(kept) FROM (
      SELECT b.name, b.legal_name, b.contact_name, b.email, b.phone, b.address, b.city, b.state,
        b.country, b.country_code, b.postal_code, b.tax_id, b.vat_id, b.iban, b.bic,
        b.registration_id, b.registration_scheme, b.electronic_address, b.electronic_address_scheme,
        b.business_process, b.coded_notes, b.language, b.print_payment_code, b.brand_color,
        b.paper_size, b.look, b.payment_link,
        (SELECT f.url FROM files_related_mph m JOIN files f ON f.id = m.file_id
          WHERE m.related_id = b.id AND m.related_type = 'api::business.business' AND m.field = 'logo'
          ORDER BY m.id DESC LIMIT 1) AS logo_url, b.custom_fields
      FROM businesses b WHERE b.id = business) kept),
    'customer', (SELECT to_jsonb(kept) FROM (
      SELECT c.document_id AS id, c.name, c.email, c.phone, c.address, c.city, c.state, c.country,
        c.country_code, c.postal_code, c.tax_id, c.vat_id, c.buyer_reference, c.language,
        c.registration_id, c.registration_scheme, c.electronic_address, c.electronic_address_scheme,
        CASE WHEN b.custom_fields IS NULL THEN '[]'
          ELSE invoicing_printed_fields(b.custom_fields, 'customer', c.metadata) END AS printed
      FROM customers c LEFT JOIN businesses b ON b.id = business WHERE c.id = customer) kept));
END $$;

-- As before. Few invoices have a checkout, and to look for one costs less than to plan what is asked.
CREATE OR REPLACE FUNCTION invoicing_ask_about_checkout() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM checkout_invoices WHERE invoice_id = NEW.id AND state = 'open') THEN RETURN NULL; END IF;
  INSERT INTO payment_inbox (business_id, connection_id, event_id, kind, object_id)
  SELECT c.business_id, c.connection_id, 'due:' || c.id || ':' || extract(epoch FROM clock_timestamp()),
    'checkout', c.provider_checkout
  FROM checkout_invoices p JOIN checkouts c ON c.id = p.checkout_id
  WHERE p.invoice_id = NEW.id AND p.state = 'open' AND c.provider_checkout IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
