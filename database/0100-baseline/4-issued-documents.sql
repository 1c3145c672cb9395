-- What is issued stays what it was (docs/decisions/0033), and every change of a record is a version.

-- The version of a template that documents are issued with. A new version needs a step that replaces this function
-- (docs/decisions/0030).
CREATE OR REPLACE FUNCTION invoicing_template_version(template text)
  RETURNS integer IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE template WHEN 'modern' THEN 1 WHEN 'classic' THEN 1 WHEN 'minimal' THEN 1 END
$$;

-- What documents print of a record of a kind: those of a business's custom fields that are printed and have a value,
-- as a list of labels and values.
CREATE OR REPLACE FUNCTION invoicing_printed_fields(fields jsonb, of_kind text, metadata jsonb)
  RETURNS jsonb IMMUTABLE LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('label', f.field ->> 'label',
      'value', metadata ->> (f.field ->> 'key')) ORDER BY f.place), '[]')
  FROM jsonb_array_elements(CASE jsonb_typeof(fields) WHEN 'array' THEN fields ELSE '[]' END)
    WITH ORDINALITY AS f (field, place)
  WHERE f.field ->> 'kind' = of_kind AND f.field -> 'printed' = 'true'
    AND metadata ->> (f.field ->> 'key') ~ '\S'
$$;

-- The account of a business that a document names: the wanted one, else the first of its currency, else the first.
CREATE OR REPLACE FUNCTION invoicing_account(accounts jsonb, wanted text, currency text)
  RETURNS jsonb IMMUTABLE LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_typeof(accounts) IS DISTINCT FROM 'array' THEN RETURN NULL; END IF;
  RETURN (SELECT a.account FROM jsonb_array_elements(accounts) WITH ORDINALITY AS a (account, place)
    ORDER BY (a.account ->> 'id' = wanted) IS TRUE DESC, (a.account ->> 'currency' = currency) IS TRUE DESC, a.place
    LIMIT 1);
END $$;

-- The details of its business and customer that a document keeps when it is issued. What is printed of the document
-- itself is locked with it. Most businesses have no custom fields to be printed. PostgreSQL keeps the plan of a
-- function in PL/pgSQL for the connection: one in SQL is planned anew for each document that is issued.
CREATE OR REPLACE FUNCTION invoicing_details(business integer, customer integer, account text, currency text)
  RETURNS jsonb STABLE LANGUAGE plpgsql AS $$
BEGIN
  RETURN jsonb_build_object(
    'business', (SELECT to_jsonb(kept) FROM (
      SELECT b.name, b.legal_name, b.contact_name, b.email, b.phone, b.address, b.city, b.state,
        b.country, b.country_code, b.postal_code, b.tax_id, b.vat_id,
        invoicing_account(b.bank_accounts, account, currency) AS account,
        b.registration_id, b.registration_scheme, b.electronic_address, b.electronic_address_scheme,
        b.business_process, b.coded_notes, b.language, b.print_payment_code, b.brand_color,
        b.paper_size, b.look, b.payment_link, b.supply_date_default,
        (SELECT f.url FROM files_related_mph m JOIN files f ON f.id = m.file_id
          WHERE m.related_id = b.id AND m.related_type = 'api::business.business' AND m.field = 'logo'
          ORDER BY m.id DESC LIMIT 1) AS logo_url, b.custom_fields
      FROM businesses b WHERE b.id = business) kept),
    'customer', (SELECT to_jsonb(kept) FROM (
      SELECT c.document_id AS id, c.name, c.customer_number, c.email, c.phone, c.address, c.city, c.state, c.country,
        c.country_code, c.postal_code, c.tax_id, c.vat_id, c.buyer_reference, c.language,
        c.registration_id, c.registration_scheme, c.electronic_address, c.electronic_address_scheme,
        CASE WHEN b.custom_fields IS NULL THEN '[]'
          ELSE invoicing_printed_fields(b.custom_fields, 'customer', c.metadata) END AS printed
      FROM customers c LEFT JOIN businesses b ON b.id = business WHERE c.id = customer) kept));
END $$;

-- The same without the details of the customer, who was erased.
CREATE OR REPLACE FUNCTION invoicing_erased_details(details jsonb)
  RETURNS jsonb IMMUTABLE LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_typeof(details -> 'customer') IS DISTINCT FROM 'object' THEN RETURN details; END IF;
  RETURN jsonb_set(details, '{customer}', (
    SELECT jsonb_object_agg(key, CASE WHEN key IN ('id', 'language', 'country_code') THEN value
      WHEN key = 'name' THEN to_jsonb('Erased customer'::text) ELSE 'null' END)
    FROM jsonb_each(details -> 'customer')));
END $$;

-- The version of a record, by which a form learns that it is outdated. It is the time of its last change without a
-- part finer than a millisecond, because the panel reads milliseconds. Every UPDATE raises it.
CREATE OR REPLACE FUNCTION invoicing_next_version(given timestamp, last timestamp)
  RETURNS timestamp VOLATILE LANGUAGE sql AS $$
  SELECT greatest(date_trunc('milliseconds', CASE WHEN given IS DISTINCT FROM last
      THEN coalesce(given, clock_timestamp() AT TIME ZONE 'UTC') ELSE clock_timestamp() AT TIME ZONE 'UTC' END),
    date_trunc('milliseconds', last) + interval '1 millisecond')
$$;

-- The operator who acts in a transaction, as Strapi's columns name the creator and the last editor of a record. Null
-- for keys, customers and the service itself.
CREATE OR REPLACE FUNCTION invoicing_operator() RETURNS integer STABLE LANGUAGE sql AS $$
  SELECT nullif(current_setting('invoicing.operator', true), '')::integer
$$;

-- The one trigger before an INSERT or UPDATE of a document, which costs less than several with conditions
-- (docs/decisions/0029). Its argument is the kind of the document. On INSERT the fields of OLD are null.
CREATE OR REPLACE FUNCTION invoicing_write_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text;
  is_now text;
  is_free boolean;
  account text;
  rest record;
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  NEW.updated_by_id := invoicing_operator();
  IF TG_TABLE_NAME = 'invoices' THEN account := NEW.bank_account_id; END IF;
  IF is_new THEN
    NEW.created_by_id := NEW.updated_by_id;
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
    -- A document that is free may be set back to draft; where its business locks nothing, it may be changed as it is.
    -- Else an issued document may change in these columns. All others are its content, and so is a column that is added
    -- later (`contentFields` of src/domain/fields/documents.ts; a test compares both).
    IF OLD.issued_at IS NOT NULL AND NOT (is_free AND NEW.state = 'draft') THEN
      rest := NEW;
      rest.state := OLD.state; rest.notes := OLD.notes; rest.terms := OLD.terms; rest.metadata := OLD.metadata;
      rest.issued_at := OLD.issued_at; rest.issued_details := OLD.issued_details;
      rest.template_version := OLD.template_version; rest.handed_out_at := OLD.handed_out_at;
      rest.updated_at := OLD.updated_at; rest.updated_by_id := OLD.updated_by_id;
      rest.created_by_id := OLD.created_by_id; rest.created_at := OLD.created_at;
      IF TG_TABLE_NAME = 'invoices' THEN
        rest.due_date := OLD.due_date; rest.no_reminders := OLD.no_reminders;
        rest.amount_paid := OLD.amount_paid; rest.amount_paid_before := OLD.amount_paid_before;
        rest.amount_recorded := OLD.amount_recorded; rest.amount_written_off := OLD.amount_written_off;
        rest.amount_credited := OLD.amount_credited; rest.credit_total := OLD.credit_total;
        rest.amount_refunded := OLD.amount_refunded; rest.paid_at := OLD.paid_at;
        rest.left_draft := OLD.left_draft; rest.quotation_id := OLD.quotation_id;
        IF OLD.handed_out_at IS NULL THEN rest.bank_account_id := OLD.bank_account_id; END IF;
      ELSE
        rest.valid_until := OLD.valid_until; rest.state_before := OLD.state_before;
        rest.decided_at := OLD.decided_at; rest.decided_by := OLD.decided_by;
        rest.decision_remark := OLD.decision_remark;
      END IF;
      -- An erasure empties the references and the place of delivery.
      IF current_setting('invoicing.erasing', true) = 'on' THEN
        rest := jsonb_populate_record(rest, (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(OLD))
          WHERE key LIKE '%\_reference' OR key = 'delivery_address'));
      END IF;
      IF (rest IS DISTINCT FROM OLD OR (NEW.state = 'draft' AND OLD.state <> 'draft'))
          AND (NOT is_free OR NOT EXISTS (
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
        NEW.issued_details := invoicing_details(NEW.business_id, NEW.customer_id, account, NEW.currency);
      ELSIF current_setting('invoicing.erasing', true) = 'on' THEN
        NEW.issued_details := invoicing_erased_details(OLD.issued_details);
      ELSE
        NEW.issued_details := OLD.issued_details;
      END IF;
    END IF;
  END IF;

  -- An issued invoice may get another account, and keeps all else. A credit note has that of its invoice.
  IF TG_TABLE_NAME = 'invoices' THEN
    IF NEW.bank_account_id IS DISTINCT FROM OLD.bank_account_id AND NEW.issued_details = OLD.issued_details THEN
      NEW.issued_details := jsonb_set(NEW.issued_details, '{business,account}', coalesce(
        (SELECT invoicing_account(b.bank_accounts, account, NEW.currency) FROM businesses b WHERE b.id = NEW.business_id),
        'null'));
    END IF;
  ELSIF TG_TABLE_NAME = 'credit_notes' THEN
    NEW.issued_details := jsonb_set(NEW.issued_details, '{business,account}', coalesce(
      (SELECT i.issued_details #> '{business,account}' FROM invoices i WHERE i.id = NEW.invoice_id), 'null'));
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
CREATE OR REPLACE TRIGGER invoices_write BEFORE INSERT OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_document('invoice');
CREATE OR REPLACE TRIGGER quotations_write BEFORE INSERT OR UPDATE ON quotations
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_document('quotation');
CREATE OR REPLACE TRIGGER credit_notes_write BEFORE INSERT ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_document('credit_note');

-- The files of an issued document stay as they are. They go with a deleted document, and by an erasure.
CREATE OR REPLACE FUNCTION invoicing_write_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of_file attachments := coalesce(NEW, OLD);
BEGIN
  IF TG_OP = 'UPDATE' OR (current_setting('invoicing.erasing', true) IS DISTINCT FROM 'on' AND (
      EXISTS (SELECT FROM invoices WHERE id = of_file.invoice_id AND issued_at IS NOT NULL)
      OR EXISTS (SELECT FROM quotations WHERE id = of_file.quotation_id AND issued_at IS NOT NULL))) THEN
    RAISE EXCEPTION 'the attachments of an issued document cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN of_file;
END $$;
CREATE OR REPLACE TRIGGER attachments_write BEFORE INSERT OR UPDATE OR DELETE ON attachments
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_attachment();

-- Documents name their operator above, and Strapi names that of what it stores itself.
CREATE OR REPLACE FUNCTION invoicing_name_operator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_by_id := invoicing_operator();
  IF TG_OP = 'INSERT' THEN NEW.created_by_id := NEW.updated_by_id; END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER credit_notes_operator BEFORE UPDATE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER recurring_invoices_operator BEFORE INSERT OR UPDATE ON recurring_invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
-- A mail is that of the operator who sent it, whatever the worker changes of it.
CREATE OR REPLACE TRIGGER mails_operator BEFORE INSERT ON mails
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();
CREATE OR REPLACE TRIGGER webhook_endpoints_creator BEFORE INSERT ON webhook_endpoints
  FOR EACH ROW EXECUTE FUNCTION invoicing_name_operator();

-- Other records, whose changes are versions. The argument is the kind of those that a business counts. A period that
-- is being closed waits for all bookings of the business (invoicing_require_open).
CREATE OR REPLACE FUNCTION invoicing_write_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME NOT IN ('businesses', 'generator_allowances') THEN
    NEW.updated_by_id := invoicing_operator();
    IF TG_OP = 'INSERT' THEN
      NEW.created_by_id := NEW.updated_by_id;
      RETURN NEW;
    END IF;
  END IF;
  IF TG_NARGS = 1 THEN
    IF NEW.business_id IS DISTINCT FROM OLD.business_id THEN
      PERFORM invoicing_count(TG_ARGV[0], OLD.business_id, -1);
      PERFORM invoicing_count(TG_ARGV[0], NEW.business_id, 1);
    END IF;
  ELSIF TG_TABLE_NAME = 'businesses' THEN
    IF NEW.closed_until IS DISTINCT FROM OLD.closed_until THEN
      PERFORM pg_advisory_xact_lock(30, NEW.id);
    END IF;
  END IF;
  NEW.updated_at := invoicing_next_version(NEW.updated_at, OLD.updated_at);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER businesses_write BEFORE UPDATE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_record();
CREATE OR REPLACE TRIGGER generator_allowances_write BEFORE UPDATE ON generator_allowances
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_record();
CREATE OR REPLACE TRIGGER customers_write BEFORE INSERT OR UPDATE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_record('customer');
CREATE OR REPLACE TRIGGER products_write BEFORE INSERT OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_record('product');
-- Whoever follows the lists of these two misses no change, and no two versions are the same.
CREATE OR REPLACE TRIGGER payments_write BEFORE INSERT OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_record();
CREATE OR REPLACE TRIGGER refunds_write BEFORE INSERT OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_record();
-- The worker records a receiver's health on its endpoint, which is no change. A form shows only whether it is enabled.
CREATE OR REPLACE TRIGGER webhook_endpoints_write BEFORE UPDATE ON webhook_endpoints
  FOR EACH ROW WHEN (NEW.updated_at IS DISTINCT FROM OLD.updated_at OR NEW.enabled IS DISTINCT FROM OLD.enabled)
  EXECUTE FUNCTION invoicing_write_record();
