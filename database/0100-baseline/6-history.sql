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

-- Records what differs between the old row and the new one, so a new column is in the history by itself. Left out are
-- ids, times of the row and who wrote it, and the columns that the arguments name; a test holds the rest against
-- src/database/history/fields.ts. Values are those of the API: the public id of a customer, a time in UTC, a decimal
-- without zeros at its end, and `status` for `state` where that is no part of an address. The details of an issued
-- document are an inner value: an entry keeps it when another replaces it, and not when it is first set. A row version
-- that this transaction wrote may have an entry already; only then is that entry looked for. The id of an own
-- subtransaction is also greater than that of the transaction. The history of a record goes with it.
--
-- To make JSON of both rows took a third of a change of status, so an invoice in which nothing else is different
-- becomes JSON by the columns that change most. `rest` is the new row with these columns of the old one, and with what
-- moves beside them.
CREATE OR REPLACE FUNCTION invoicing_record_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  iso text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  rest invoices;
  is_usual boolean := false;
  was jsonb;
  is_now jsonb;
  names text[];
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
  IF TG_TABLE_NAME IN ('invoices', 'quotations') THEN
    IF NEW.issued_details = OLD.issued_details THEN
      OLD.issued_details := NULL;
      NEW.issued_details := NULL;
    END IF;
  END IF;
  IF TG_TABLE_NAME = 'invoices' THEN
    rest := NEW;
    rest.state := OLD.state; rest.notes := OLD.notes; rest.amount_paid := OLD.amount_paid;
    rest.issued_at := OLD.issued_at; rest.issued_details := OLD.issued_details;
    rest.amount_recorded := OLD.amount_recorded; rest.paid_at := OLD.paid_at; rest.left_draft := OLD.left_draft;
    rest.template_version := OLD.template_version; rest.handed_out_at := OLD.handed_out_at;
    rest.updated_at := OLD.updated_at; rest.updated_by_id := OLD.updated_by_id;
    is_usual := rest IS NOT DISTINCT FROM OLD;
  END IF;
  IF is_usual THEN
    names := '{state,notes,amount_paid,issued_at,issued_details}';
    was := jsonb_build_object('state', OLD.state, 'notes', OLD.notes, 'amount_paid', OLD.amount_paid,
      'issued_at', OLD.issued_at, 'issued_details', OLD.issued_details);
    is_now := jsonb_build_object('state', NEW.state, 'notes', NEW.notes, 'amount_paid', NEW.amount_paid,
      'issued_at', NEW.issued_at, 'issued_details', NEW.issued_details);
  ELSE
    was := to_jsonb(OLD);
    is_now := to_jsonb(NEW);
    names := ARRAY(SELECT key FROM jsonb_each(was) WHERE value <> is_now -> key AND key <> ALL (TG_ARGV
      || '{id,document_id,business_id,created_at,updated_at,published_at,created_by_id,updated_by_id,locale}'));
  END IF;
  FOREACH name IN ARRAY names LOOP
    CONTINUE WHEN was -> name = is_now -> name;
    before := was -> name;
    after := is_now -> name;
    IF name = 'state' AND TG_TABLE_NAME NOT IN ('customers', 'businesses') THEN
      name := 'status';
    ELSIF name = 'customer_id' THEN
      before := (SELECT to_jsonb(document_id) FROM customers WHERE id = OLD.customer_id);
      after := (SELECT to_jsonb(document_id) FROM customers WHERE id = NEW.customer_id);
    ELSIF name LIKE '%\_at' THEN
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
    'amount_paid_before', 'amount_recorded', 'amount_written_off', 'amount_refunded', 'credit_total',
    'paid_at', 'left_draft', 'handed_out_at', 'tax_rounding', 'template_version', 'quotation_id',
    'recurring_invoice_id', 'occurrence_date');
CREATE OR REPLACE TRIGGER quotations_history AFTER INSERT OR DELETE OR UPDATE ON quotations
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'state_before', 'decided_at', 'handed_out_at', 'tax_rounding', 'template_version');
CREATE OR REPLACE TRIGGER credit_notes_history AFTER INSERT OR DELETE OR UPDATE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'issued_details', 'tax_rounding', 'template_version', 'invoice_id');
CREATE OR REPLACE TRIGGER payments_history AFTER INSERT OR DELETE OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history('customer_id', 'invoice_id');
CREATE OR REPLACE TRIGGER refunds_history AFTER INSERT OR DELETE OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history('credit_note_id', 'payment_id');
CREATE OR REPLACE TRIGGER recurring_invoices_history AFTER INSERT OR DELETE OR UPDATE ON recurring_invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'next_occurrence', 'next_date', 'failures', 'last_error', 'series', 'counted', 'due_on',
    'decided_through', 'only_drafts', 'retry_at');
CREATE OR REPLACE TRIGGER businesses_history AFTER INSERT OR DELETE OR UPDATE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history();
CREATE OR REPLACE TRIGGER customers_history AFTER INSERT OR DELETE OR UPDATE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history('searched');
CREATE OR REPLACE TRIGGER products_history AFTER INSERT OR DELETE OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history();
CREATE OR REPLACE TRIGGER webhook_endpoints_history AFTER INSERT OR DELETE OR UPDATE ON webhook_endpoints
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history('failing_since');
CREATE OR REPLACE TRIGGER strapi_api_tokens_history AFTER INSERT OR DELETE OR UPDATE ON strapi_api_tokens
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'kind', 'access_key', 'encrypted_key', 'last_used_at', 'lifespan');

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

-- The files of a document are in its own history, by their names, sizes and hashes. No file is null.
CREATE OR REPLACE FUNCTION invoicing_record_attachment_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_file attachments := coalesce(NEW, OLD);
  others jsonb;
  whole jsonb;
BEGIN
  IF NOT EXISTS (SELECT FROM invoices WHERE id = of_file.invoice_id)
    AND NOT EXISTS (SELECT FROM quotations WHERE id = of_file.quotation_id) THEN RETURN NULL; END IF;
  SELECT jsonb_agg(file ORDER BY id) FILTER (WHERE id <> of_file.id), jsonb_agg(file ORDER BY id) INTO others, whole
  FROM (
    SELECT a.id, jsonb_build_object('name', a.name, 'size', a.size, 'sha256', a.sha256) AS file
    FROM attachments a WHERE a.invoice_id = of_file.invoice_id OR a.quotation_id = of_file.quotation_id
    UNION
    SELECT of_file.id, jsonb_build_object('name', of_file.name, 'size', of_file.size, 'sha256', of_file.sha256)
  ) files;
  PERFORM invoicing_add_history(CASE WHEN of_file.invoice_id IS NULL THEN 'quotations' ELSE 'invoices' END,
    coalesce(of_file.invoice_id, of_file.quotation_id), jsonb_build_object('attachments',
      CASE TG_OP WHEN 'INSERT' THEN jsonb_build_array(others, whole) ELSE jsonb_build_array(whole, others) END));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER attachments_history AFTER INSERT OR DELETE ON attachments
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_attachment_history();

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
