-- Every change of a record is one entry, written in the transaction of the change (docs/decisions/0035).

-- One row per record and transaction. `changes` holds `{field: [before, after]}`. A creation has none: the reader
-- undoes the later changes of the current record. `xact` marks the entries of a transaction that is still open. The
-- public id is computed, since a column for it cost a third of an insert; a CHECK of the actions cost a tenth of an
-- UPDATE (both measured).
CREATE TABLE IF NOT EXISTS history_entries (
  number bigint GENERATED ALWAYS AS IDENTITY,
  record_table text NOT NULL,
  record_id integer NOT NULL,
  action text NOT NULL,
  actor text,
  at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  xact xid8 NOT NULL DEFAULT pg_current_xact_id(),
  changes jsonb,
  PRIMARY KEY (record_id, record_table, number)
);

-- Who acts in this transaction; null when the service itself acts (src/database/actor.ts).
CREATE OR REPLACE FUNCTION invoicing_actor() RETURNS text STABLE LANGUAGE sql AS $$
  SELECT nullif(current_setting('invoicing.actor', true), '')
$$;

-- True for an entry of this transaction. A restored database may hold entries with the ids of later ones.
CREATE OR REPLACE FUNCTION invoicing_is_own(entry_xact xid8, entry_at timestamp)
  RETURNS boolean STABLE LANGUAGE sql AS $$
  SELECT entry_xact = pg_current_xact_id() AND entry_at >= now() AT TIME ZONE 'UTC'
$$;

-- Adds a change to the record's entry of this transaction, or makes the entry. If a field gets its old value back,
-- nothing is told about it.
CREATE OR REPLACE FUNCTION invoicing_add_history(tbl text, record integer, added jsonb)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last_entry history_entries;
  merged jsonb;
BEGIN
  SELECT * INTO last_entry FROM history_entries e
  WHERE e.record_id = record AND e.record_table = tbl ORDER BY e.number DESC LIMIT 1;
  IF NOT FOUND OR NOT invoicing_is_own(last_entry.xact, last_entry.at) THEN
    INSERT INTO history_entries (record_table, record_id, action, actor, changes)
    VALUES (tbl, record, 'changed', invoicing_actor(), added);
    RETURN;
  END IF;
  IF last_entry.action <> 'changed' THEN RETURN; END IF;
  SELECT coalesce(jsonb_object_agg(field, jsonb_build_array(before, after)), '{}') INTO merged
  FROM (
    SELECT coalesce(first.key, second.key) AS field,
      coalesce(first.value, second.value) -> 0 AS before,
      coalesce(second.value, first.value) -> 1 AS after
    FROM jsonb_each(last_entry.changes) first FULL JOIN jsonb_each(added) second USING (key)
  ) pairs WHERE before IS DISTINCT FROM after;
  IF merged = '{}' THEN
    DELETE FROM history_entries e
    WHERE e.record_id = record AND e.record_table = tbl AND e.number = last_entry.number;
  ELSE
    UPDATE history_entries e SET changes = merged
    WHERE e.record_id = record AND e.record_table = tbl AND e.number = last_entry.number;
  END IF;
END $$;

-- Records the changes of the columns that the arguments name (src/database/history/fields.ts), with values as the API
-- writes them: the public id of a customer, a time in UTC, a decimal without zeros at its end. A first argument
-- `status` is the API's name of the column `state`. The details of an issued document are an inner value: an entry
-- keeps it when another replaces it, and not when it is first set. A row version that this transaction wrote may have
-- an entry already; only then is that entry looked for. The id of an own subtransaction is also greater than that of
-- the transaction. The history of a record goes with it.
--
-- To make JSON of both rows took a third of a change of status, so an invoice in which nothing else is different
-- becomes JSON by the columns that change most. `rest` is the new row with these columns of the old one, and with
-- those that no history tells.
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

CREATE OR REPLACE TRIGGER invoices_history AFTER INSERT OR DELETE OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'invoice_number', 'customer_id', 'issue_date', 'due_date', 'delivery_date', 'order_reference',
    'currency', 'notes', 'terms', 'template_type', 'subtotal', 'tax_amount', 'total', 'amount_paid',
    'amount_credited', 'issued_at', 'issued_details', 'no_reminders', 'metadata');
CREATE OR REPLACE TRIGGER quotations_history AFTER INSERT OR DELETE OR UPDATE ON quotations
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'quotation_number', 'customer_id', 'issue_date', 'valid_until', 'currency', 'notes', 'terms',
    'template_type', 'subtotal', 'tax_amount', 'total', 'issued_at', 'issued_details', 'decided_by',
    'decision_remark', 'metadata');
CREATE OR REPLACE TRIGGER customers_history AFTER INSERT OR DELETE OR UPDATE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'email', 'phone', 'address', 'city', 'state', 'country', 'country_code', 'postal_code', 'tax_id',
    'vat_id', 'buyer_reference', 'language', 'default_tax_rate', 'payment_term_days', 'notes', 'registration_id',
    'registration_scheme', 'electronic_address', 'electronic_address_scheme', 'e_invoice_format', 'contacts',
    'metadata', 'no_reminders');
CREATE OR REPLACE TRIGGER businesses_history AFTER INSERT OR DELETE OR UPDATE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'legal_name', 'address', 'city', 'state', 'country', 'country_code', 'postal_code', 'tax_id', 'vat_id',
    'iban', 'bic', 'contact_name', 'email', 'phone', 'time_zone', 'default_currency', 'tax_rounding',
    'zero_rate_category', 'lock_documents', 'default_tax_rate', 'payment_term_days', 'default_notes', 'default_terms',
    'default_quotation_notes', 'default_quotation_terms', 'invoice_number_pattern', 'quotation_number_pattern',
    'credit_note_number_pattern', 'registration_id', 'registration_scheme', 'electronic_address',
    'electronic_address_scheme', 'business_process', 'coded_notes', 'language', 'payment_link', 'print_payment_code',
    'brand_color', 'paper_size', 'reminder_days_before', 'reminder_days_after', 'reminder_text', 'closed_until',
    'only_customer_addresses', 'keys_may_invite', 'retention_years', 'custom_fields', 'look');
-- The service itself often changes other columns of these two.
CREATE OR REPLACE TRIGGER webhook_endpoints_history
  AFTER INSERT OR DELETE OR UPDATE OF url, description, events, enabled, disabled_reason ON webhook_endpoints
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'url', 'description', 'events', 'enabled', 'disabled_reason');
CREATE OR REPLACE TRIGGER strapi_api_tokens_history
  AFTER INSERT OR DELETE OR UPDATE OF name, description, type, expires_at ON strapi_api_tokens
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'description', 'type', 'expires_at');
CREATE OR REPLACE TRIGGER payments_history AFTER INSERT OR DELETE OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'amount', 'unallocated_amount', 'currency', 'paid_on', 'method', 'reference', 'note',
    'metadata');
CREATE OR REPLACE TRIGGER credit_notes_history AFTER INSERT OR DELETE OR UPDATE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'credit_note_number', 'customer_id', 'issue_date', 'delivery_date', 'order_reference',
    'currency', 'reason', 'notes', 'terms', 'template_type', 'subtotal', 'tax_amount', 'total', 'applied_amount',
    'refunded_amount', 'issued_at');
CREATE OR REPLACE TRIGGER refunds_history AFTER INSERT OR DELETE OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'amount', 'currency', 'refunded_on', 'reference');
CREATE OR REPLACE TRIGGER products_history AFTER INSERT OR DELETE OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'name', 'description', 'sku', 'unit_price', 'currency', 'tax_rate', 'tax_category', 'unit_code', 'active',
    'metadata');
CREATE OR REPLACE TRIGGER recurring_invoices_history AFTER INSERT OR DELETE OR UPDATE ON recurring_invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'customer_id', 'name', 'items', 'currency', 'notes', 'terms', 'template_type',
    'order_reference', 'metadata', 'interval_unit', 'interval_count', 'start_date', 'day_of_month', 'end_date',
    'max_occurrences', 'issue_days_before', 'due_days', 'mode', 'period', 'catch_up');

-- The keys of a business are in its own history, where they stay after a key is revoked.
CREATE OR REPLACE FUNCTION invoicing_record_key_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  link businesses_api_tokens_lnk := coalesce(NEW, OLD);
  others jsonb;
  whole jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM businesses WHERE id = link.business_id) THEN RETURN NULL; END IF;
  SELECT coalesce(jsonb_agg(t.name ORDER BY t.id) FILTER (WHERE t.id <> link.api_token_id), '[]'),
    coalesce(jsonb_agg(t.name ORDER BY t.id), '[]') INTO others, whole
  FROM strapi_api_tokens t
  WHERE t.id = link.api_token_id OR t.id IN (SELECT api_token_id FROM businesses_api_tokens_lnk
    WHERE business_id = link.business_id);
  IF others <> whole THEN
    PERFORM invoicing_add_history('businesses', link.business_id, jsonb_build_object('api_keys',
      CASE TG_OP WHEN 'INSERT' THEN jsonb_build_array(others, whole)
        ELSE jsonb_build_array(whole, others) END));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER businesses_api_tokens_lnk_history
  AFTER INSERT OR DELETE ON businesses_api_tokens_lnk
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_key_history();

-- Nobody changes an entry. What is allowed: the merge within a transaction, the removal with the record, and an
-- erasure, which takes values and the name of a customer out of an entry. Which record it is about, when, what was
-- done and to which fields stays as it is.
CREATE OR REPLACE FUNCTION invoicing_guard_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_kept boolean;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    RAISE EXCEPTION 'the history cannot be emptied' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.action = 'changed' AND invoicing_is_own(OLD.xact, OLD.at) THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' THEN
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', OLD.record_table)
      INTO is_kept USING OLD.record_id;
    IF NOT is_kept THEN RETURN OLD; END IF;
  ELSIF current_setting('invoicing.erasing', true) = 'on'
    AND (NEW.number, NEW.record_table, NEW.record_id, NEW.action, NEW.at, NEW.xact)
      = (OLD.number, OLD.record_table, OLD.record_id, OLD.action, OLD.at, OLD.xact)
    AND (NEW.actor IS NOT DISTINCT FROM OLD.actor OR (OLD.actor LIKE 'customer:%' AND NEW.actor = 'customer:'))
    AND NOT EXISTS (
      SELECT FROM jsonb_each(OLD.changes) o FULL JOIN jsonb_each(NEW.changes) n USING (key)
      WHERE (n.value = o.value OR n.value = '[null, null]') IS NOT TRUE) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'entries of the history cannot be changed or deleted'
    USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER history_entries_guard BEFORE UPDATE OR DELETE ON history_entries
  FOR EACH ROW EXECUTE FUNCTION invoicing_guard_history();
CREATE OR REPLACE TRIGGER history_entries_guard_all BEFORE TRUNCATE ON history_entries
  FOR EACH STATEMENT EXECUTE FUNCTION invoicing_guard_history();
