-- A database of the version before this one, before the baseline runs (docs/decisions/0029). Its triggers
-- and functions go, so that the statements here change nothing but what they say.
DO $do$
DECLARE one record;
BEGIN
  FOR one IN SELECT t.tgname, t.tgrelid::regclass AS of FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE p.proname LIKE 'invoicing\_%' AND p.pronamespace = current_schema()::regnamespace
    ORDER BY t.tgrelid::regclass::text
  LOOP
    EXECUTE format('DROP TRIGGER %I ON %s', one.tgname, one.of);
  END LOOP;
  FOR one IN SELECT oid::regprocedure AS name FROM pg_proc
    WHERE proname LIKE 'invoicing\_%' AND pronamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format('DROP FUNCTION %s', one.name);
  END LOOP;
END $do$;
DROP TABLE IF EXISTS document_changes, document_counts, number_blocks;
DELETE FROM invoicing_steps;

-- An answer may also belong to an operator.
ALTER TABLE idempotent_answers
  ADD COLUMN IF NOT EXISTS operator_id integer REFERENCES admin_users (id) ON DELETE CASCADE,
  DROP CONSTRAINT IF EXISTS idempotent_answers_pkey;
ALTER TABLE idempotent_answers ALTER COLUMN business_id DROP NOT NULL;

-- The templates have one version, which is the latest look of the version before.
UPDATE invoices SET template_version = 1 WHERE template_version > 1;
UPDATE quotations SET template_version = 1 WHERE template_version > 1;
UPDATE credit_notes SET template_version = 1 WHERE template_version > 1;

-- An imported invoice was handed out before it was made here, and the time of its import says so. One that
-- was issued later was imported as a draft.
UPDATE invoices SET handed_out_at = created_at
WHERE state <> 'draft' AND coalesce(issued_at, created_at) = created_at
  AND (handed_out_at IS NULL OR handed_out_at > created_at)
  AND id IN (SELECT record_id FROM history_entries
    WHERE record_table = 'invoices' AND action = 'imported');

-- Stored mails hold no link: it is put in when they are sent. Those in older ones were of the mail's own
-- document.
DO $do$
DECLARE link text := '(https?://[^[:space:]"<>]*)?/d/[A-Za-z0-9_-]{44}(?![A-Za-z0-9_-])';
BEGIN
  UPDATE mails SET subject = regexp_replace(subject, link, '[link to this document]', 'g'),
    plain_text = regexp_replace(plain_text, link, '[link to this document]', 'g'),
    html = regexp_replace(html, link, '[link to this document]', 'g'),
    last_response = regexp_replace(last_response, link, '[link to this document]', 'g'),
    attempt_log = regexp_replace(attempt_log::text, link, '[link to this document]', 'g')::jsonb
  WHERE concat(subject, plain_text, html, last_response, attempt_log) ~ link;
END $do$;

-- The indexes of numbers are others now, and the writers of lines keep them, without triggers. A document
-- takes its kept lines along. Those of documents that have none kept, such as imported ones, are written.
DROP INDEX IF EXISTS invoices_invoice_number_trgm, quotations_quotation_number_trgm,
  credit_notes_credit_note_number_trgm;
ALTER TABLE invoices_kept_lines DROP COLUMN IF EXISTS form;
INSERT INTO invoices_kept_lines (document_id, lines)
SELECT d.id, replace((SELECT coalesce(json_agg(line), '[]'::json) FROM (
    SELECT l.line_id AS id, l.description, trim_scale(l.quantity) AS quantity, trim_scale(l.unit_price) AS
      unit_price, trim_scale(l.tax_rate) AS tax_rate, trim_scale(l.discount_rate) AS
      discount_rate, l.product_id, l.unit_code, l.tax_category, l.tax_exemption_reason,
      trim_scale(l.tax_amount) AS tax_amount, trim_scale(l.amount) AS amount
    FROM invoices_cmps link JOIN components_billing_invoice_lines l ON l.id = link.cmp_id
    WHERE link.entity_id = d.id AND link.field = 'items' ORDER BY link."order", link.id) line)::text,
  ',"discount_rate":0,', ',')::json
FROM invoices d WHERE NOT EXISTS (SELECT FROM invoices_kept_lines k WHERE k.document_id = d.id);
DELETE FROM invoices_kept_lines k WHERE NOT EXISTS (SELECT FROM invoices d WHERE d.id = k.document_id);
ALTER TABLE invoices_kept_lines DROP CONSTRAINT IF EXISTS invoices_kept_lines_document_fk,
  ADD CONSTRAINT invoices_kept_lines_document_fk FOREIGN KEY (document_id) REFERENCES invoices (id)
    ON DELETE CASCADE;
ALTER TABLE quotations_kept_lines DROP COLUMN IF EXISTS form;
INSERT INTO quotations_kept_lines (document_id, lines)
SELECT d.id, (SELECT coalesce(json_agg(line), '[]'::json) FROM (
    SELECT l.line_id AS id, l.description, trim_scale(l.quantity) AS quantity, trim_scale(l.unit_price) AS
      unit_price, trim_scale(l.tax_rate) AS tax_rate, trim_scale(l.discount_rate) AS
      discount_rate, l.product_id, l.unit_code, l.tax_category, l.tax_exemption_reason,
      trim_scale(l.tax_amount) AS tax_amount, trim_scale(l.amount) AS amount
    FROM quotations_cmps link JOIN components_billing_quotation_lines l ON l.id = link.cmp_id
    WHERE link.entity_id = d.id AND link.field = 'items' ORDER BY link."order", link.id) line)
FROM quotations d WHERE NOT EXISTS (SELECT FROM quotations_kept_lines k WHERE k.document_id = d.id);
DELETE FROM quotations_kept_lines k WHERE NOT EXISTS (SELECT FROM quotations d WHERE d.id = k.document_id);
ALTER TABLE quotations_kept_lines DROP CONSTRAINT IF EXISTS quotations_kept_lines_document_fk,
  ADD CONSTRAINT quotations_kept_lines_document_fk FOREIGN KEY (document_id) REFERENCES quotations (id)
    ON DELETE CASCADE;
ALTER TABLE credit_notes_kept_lines DROP COLUMN IF EXISTS form;
INSERT INTO credit_notes_kept_lines (document_id, lines)
SELECT d.id, replace((SELECT coalesce(json_agg(line), '[]'::json) FROM (
    SELECT l.line_id AS id, l.description, trim_scale(l.quantity) AS quantity, trim_scale(l.unit_price) AS
      unit_price, trim_scale(l.tax_rate) AS tax_rate, trim_scale(l.discount_rate) AS
      discount_rate, l.product_id, l.unit_code, l.tax_category, l.tax_exemption_reason,
      trim_scale(l.tax_amount) AS tax_amount, trim_scale(l.amount) AS amount, l.invoice_line_id
      AS line_id
    FROM credit_notes_cmps link JOIN components_billing_credit_note_lines l ON l.id = link.cmp_id
    WHERE link.entity_id = d.id AND link.field = 'items' ORDER BY link."order", link.id) line)::text,
  ',"discount_rate":0,', ',')::json
FROM credit_notes d WHERE NOT EXISTS (SELECT FROM credit_notes_kept_lines k WHERE k.document_id = d.id);
DELETE FROM credit_notes_kept_lines k WHERE NOT EXISTS (SELECT FROM credit_notes d WHERE d.id = k.document_id);
ALTER TABLE credit_notes_kept_lines DROP CONSTRAINT IF EXISTS credit_notes_kept_lines_document_fk,
  ADD CONSTRAINT credit_notes_kept_lines_document_fk FOREIGN KEY (document_id) REFERENCES credit_notes (id)
    ON DELETE CASCADE;

-- Numbers that differ only by case are one number. An older version may have stored both: the index then
-- leaves out all but the first of them by their ids, and a second one serves the search for the next number.
DO $do$
DECLARE
  one record;
  twins text;
  folded text;
BEGIN
  FOR one IN SELECT * FROM (VALUES ('invoices', 'invoice_number'), ('quotations', 'quotation_number'),
    ('credit_notes', 'credit_note_number')) AS numbered (of, number)
  LOOP
    EXECUTE format('SELECT string_agg(id::text, '','') FROM (
      SELECT id, row_number() OVER (PARTITION BY business_id, lower(%1$I) ORDER BY id) AS place
      FROM %2$I WHERE business_id IS NOT NULL AND %1$I IS NOT NULL) numbered WHERE place > 1',
      one.number, one.of) INTO twins;
    CONTINUE WHEN twins IS NULL;
    folded := format('ON %I (business_id, lower(%I))', one.of, one.number);
    EXECUTE format('CREATE UNIQUE INDEX IF NOT EXISTS %I %s WHERE id NOT IN (%s)',
      one.of || '_business_number_unique_folded', folded, twins);
    EXECUTE format('CREATE INDEX IF NOT EXISTS %I %s', one.of || '_business_number_folded', folded);
  END LOOP;
END $do$;
