-- Tables beside those of records: of events, webhooks, mails, pages, kept lines and stored answers. They are no
-- content types, because an administrator can read every content type over the Content Manager's API, hidden or not.
-- Strapi leaves alone the tables that it did not make.

-- The events of 30 days, whether a webhook listens or not. One index serves lists and the hourly deletes. A foreign
-- key to the business would cost a look-up per event; a trigger deletes them with it.
CREATE TABLE IF NOT EXISTS events (
  business_id integer NOT NULL,
  created_at timestamp NOT NULL DEFAULT (statement_timestamp() AT TIME ZONE 'UTC'),
  id bigint GENERATED ALWAYS AS IDENTITY,
  event_id uuid NOT NULL DEFAULT gen_random_uuid(),
  event_type text NOT NULL,
  payload text NOT NULL,
  PRIMARY KEY (business_id, created_at, id) INCLUDE (event_type)
);

-- The worker searches for these rows. They stay few even when many deliveries are kept.
CREATE INDEX IF NOT EXISTS webhook_deliveries_due
  ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'pending';

CREATE TABLE IF NOT EXISTS webhook_secrets (
  id serial PRIMARY KEY,
  endpoint_id integer NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  secret text NOT NULL,
  created_at timestamp NOT NULL,
  expires_at timestamp,
  shown boolean NOT NULL DEFAULT true
);
CREATE INDEX IF NOT EXISTS webhook_secrets_endpoint ON webhook_secrets (endpoint_id, id);

ALTER TABLE mails ALTER COLUMN attempt_log SET DEFAULT '[]';
CREATE INDEX IF NOT EXISTS mails_due_idx ON mails (business_id, next_attempt_at) WHERE state = 'queued';
-- The home page asks for the refused mails of some weeks.
CREATE INDEX IF NOT EXISTS mails_failed_idx ON mails (business_id, created_at) WHERE state = 'failed';
CREATE INDEX IF NOT EXISTS mails_invoice_idx ON mails (invoice_id, created_at, id);
CREATE INDEX IF NOT EXISTS mails_quotation_idx ON mails (quotation_id, created_at, id);
CREATE INDEX IF NOT EXISTS mails_credit_note_idx ON mails (credit_note_id, created_at, id);

-- The state of a document's page: how often its link was revoked, and when it was opened. It is no part of the
-- document, so that an opening is no change of it. `pdf_left_at` is when a PDF of an invoice first left this service,
-- where its business locks what was sent: a mail that reached nobody lets go of an invoice, but not of one whose PDF
-- somebody has.
CREATE TABLE IF NOT EXISTS document_links (
  record_table text NOT NULL,
  record_id integer NOT NULL,
  revocations integer NOT NULL DEFAULT 0,
  opened_at timestamp,
  last_opened_at timestamp,
  pdf_left_at timestamp,
  PRIMARY KEY (record_id, record_table)
);

-- The reminders that the clock has stored, each at most once per invoice, due date and day.
CREATE TABLE IF NOT EXISTS invoice_reminders (
  invoice_id integer NOT NULL,
  due_date date NOT NULL,
  day integer NOT NULL,
  PRIMARY KEY (invoice_id, due_date, day)
);

-- Each occurrence of a recurring invoice (docs/decisions/0074) that was made or skipped, once. It stays when its
-- invoice is deleted, so nothing is made a second time. `mail_waits` marks an invoice whose mail had no room within the
-- limits of its business.
CREATE TABLE IF NOT EXISTS recurring_occurrences (
  recurring_invoice_id integer NOT NULL REFERENCES recurring_invoices (id) ON DELETE CASCADE,
  series integer NOT NULL,
  occurrence integer NOT NULL,
  date date NOT NULL,
  status text NOT NULL,
  invoice_id integer REFERENCES invoices (id) ON DELETE SET NULL,
  mail_waits boolean NOT NULL DEFAULT false,
  PRIMARY KEY (recurring_invoice_id, series, occurrence)
);
CREATE INDEX IF NOT EXISTS recurring_occurrences_invoice_idx ON recurring_occurrences (invoice_id)
  WHERE invoice_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS recurring_occurrences_mail_idx ON recurring_occurrences (invoice_id) WHERE mail_waits;

-- A text in lower case and without accents, by which the lists of the panel are sorted. `unaccent` is an extension that a
-- host may not allow. Most texts are ASCII; the others take five times as long.
CREATE OR REPLACE FUNCTION invoicing_plain(given text)
  RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN octet_length(given) = length(given) THEN lower(given)
    ELSE lower(translate(replace(replace(replace(replace(replace(
      regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'øØłŁđĐı', 'oollddi')) END
$$;
-- The same as the searches of the panel compare it, both what is stored and what somebody types: with `ae`, `oe`, `ue`,
-- `ss`, `aa` as one letter, so that Müller, Mueller and Muller are the same.
CREATE OR REPLACE FUNCTION invoicing_searched(given text)
  RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT regexp_replace(invoicing_plain(given), '([aou])e|(a)a|(s)s', '\1\2\3', 'g')
$$;
-- The texts under a key of each element of a list, such as the descriptions of lines.
CREATE OR REPLACE FUNCTION invoicing_json_texts(list jsonb, key text)
  RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_typeof(list) IS DISTINCT FROM 'array' THEN RETURN NULL; END IF;
  RETURN (SELECT string_agg(item ->> key, E'\n') FROM jsonb_array_elements(list) AS item);
END $$;
CREATE OR REPLACE FUNCTION invoicing_searched_lines(lines json)
  RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE plpgsql AS $$
DECLARE
  descriptions text := invoicing_json_texts(lines::jsonb, 'description');
BEGIN
  RETURN invoicing_searched(descriptions);
END $$;

-- The lines of a document as its answers have them, kept as one text by the two writers of lines
-- (docs/decisions/0008), and what the search of the panel reads of them: folding 300,000 lines takes a second.
CREATE TABLE IF NOT EXISTS invoices_kept_lines (
  document_id integer PRIMARY KEY REFERENCES invoices (id) ON DELETE CASCADE,
  lines json NOT NULL
);
CREATE TABLE IF NOT EXISTS quotations_kept_lines (
  document_id integer PRIMARY KEY REFERENCES quotations (id) ON DELETE CASCADE,
  lines json NOT NULL
);
CREATE TABLE IF NOT EXISTS credit_notes_kept_lines (
  document_id integer PRIMARY KEY REFERENCES credit_notes (id) ON DELETE CASCADE,
  lines json NOT NULL
);

ALTER TABLE invoices_kept_lines ADD COLUMN IF NOT EXISTS searched text
  GENERATED ALWAYS AS (invoicing_searched_lines(lines)) STORED;
ALTER TABLE quotations_kept_lines ADD COLUMN IF NOT EXISTS searched text
  GENERATED ALWAYS AS (invoicing_searched_lines(lines)) STORED;
ALTER TABLE credit_notes_kept_lines ADD COLUMN IF NOT EXISTS searched text
  GENERATED ALWAYS AS (invoicing_searched_lines(lines)) STORED;

-- What the searches of the panel find a customer by: the fields that `domain/fields/records` calls `found`, which a test
-- compares.
ALTER TABLE customers ADD COLUMN IF NOT EXISTS searched text GENERATED ALWAYS AS (invoicing_searched(
  coalesce(name, '') || E'\n' || coalesce(customer_number, '') || E'\n' || coalesce(email, '')
  || E'\n' || coalesce(phone, '') || E'\n' || coalesce(regexp_replace(phone, '[(]0[)]|[^0-9]', '', 'g'), '')
  || E'\n' || coalesce(address, '') || E'\n' || coalesce(city, '') || E'\n' || coalesce(postal_code, '')
  || E'\n' || coalesce(tax_id, '') || E'\n' || coalesce(vat_id, '') || E'\n' || coalesce(buyer_reference, '')
  || E'\n' || coalesce(electronic_address, '')
  || E'\n' || coalesce(invoicing_json_texts(contacts, 'name'), '')
  || E'\n' || coalesce(invoicing_json_texts(contacts, 'email'), ''))) STORED;

-- The files of invoices and quotations (contract §18). They are in every backup, and go with their document.
CREATE TABLE IF NOT EXISTS attachments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attachment_id uuid NOT NULL DEFAULT gen_random_uuid(),
  invoice_id integer REFERENCES invoices (id) ON DELETE CASCADE,
  quotation_id integer REFERENCES quotations (id) ON DELETE CASCADE,
  name text NOT NULL,
  media_type text NOT NULL,
  content bytea NOT NULL,
  size integer NOT NULL GENERATED ALWAYS AS (octet_length(content)) STORED,
  sha256 text NOT NULL GENERATED ALWAYS AS (encode(sha256(content), 'hex')) STORED,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);
-- They are read in slices, which compressed bytes have not.
ALTER TABLE attachments ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX IF NOT EXISTS attachments_invoice_idx ON attachments (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS attachments_quotation_idx ON attachments (quotation_id) WHERE quotation_id IS NOT NULL;

-- Answers to requests with an Idempotency-Key. An answer belongs to a business, whose keys may ask for it again, or
-- to an operator.
CREATE TABLE IF NOT EXISTS idempotent_answers (
  business_id integer REFERENCES businesses (id) ON DELETE CASCADE,
  idempotency_key varchar(255) NOT NULL,
  request_hash varchar(255) NOT NULL,
  response_status integer NOT NULL,
  response_body text NOT NULL,
  created_at timestamp NOT NULL,
  operator_id integer REFERENCES admin_users (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX IF NOT EXISTS idempotent_answers_by_business_id
  ON idempotent_answers (business_id, idempotency_key);
CREATE UNIQUE INDEX IF NOT EXISTS idempotent_answers_by_operator_id
  ON idempotent_answers (operator_id, idempotency_key);
CREATE INDEX IF NOT EXISTS idempotent_answers_created_idx ON idempotent_answers (created_at);

-- How each operator left the panel's lists.
CREATE TABLE IF NOT EXISTS list_choices (
  operator_id integer NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  list varchar(50) NOT NULL,
  choice jsonb NOT NULL,
  PRIMARY KEY (operator_id, list)
);

-- Actions of operators on many documents. The service does them one after the other.
CREATE TABLE IF NOT EXISTS jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  operator_id integer NOT NULL REFERENCES admin_users (id) ON DELETE CASCADE,
  list varchar(50) NOT NULL,
  action varchar(50) NOT NULL,
  input jsonb NOT NULL,
  -- That of the panel at the start, for the reasons of refusals.
  language varchar(10) NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'ended', 'cancelled')),
  total integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  -- Until the limit of mails leaves room, or the database answers again.
  waits_until timestamp,
  -- Its operator has seen the end.
  is_closed boolean NOT NULL DEFAULT false,
  served_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  ended_at timestamp
);
CREATE INDEX IF NOT EXISTS jobs_running_idx ON jobs (served_at) WHERE state = 'running';
CREATE INDEX IF NOT EXISTS jobs_operator_idx ON jobs (operator_id, created_at);

-- The documents of a job, as they were selected, and what became of each.
CREATE TABLE IF NOT EXISTS job_documents (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  place integer NOT NULL,
  document_id varchar(36) NOT NULL,
  version timestamp NOT NULL,
  is_done boolean NOT NULL DEFAULT false,
  number varchar(255),
  problem text,
  PRIMARY KEY (job_id, place)
);
CREATE INDEX IF NOT EXISTS job_documents_waiting_idx ON job_documents (job_id, place) WHERE NOT is_done;
CREATE INDEX IF NOT EXISTS job_documents_refused_idx ON job_documents (job_id, place) WHERE problem IS NOT NULL;

-- The customers that were erased. What the books need of them goes when its years have passed.
CREATE TABLE IF NOT EXISTS erasures (
  customer_id integer PRIMARY KEY REFERENCES customers (id) ON DELETE CASCADE,
  erased_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')
);

-- What was imported, and the records that each import made, so that it can be taken back (docs/decisions/0038).
CREATE TABLE IF NOT EXISTS imports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id uuid NOT NULL DEFAULT gen_random_uuid(),
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  list text NOT NULL,
  file_name text,
  actor text,
  created_at timestamp NOT NULL,
  created integer NOT NULL,
  changed integer NOT NULL,
  customers integer NOT NULL,
  taken_back_at timestamp
);
CREATE UNIQUE INDEX IF NOT EXISTS imports_import_id_unique ON imports (import_id);
CREATE INDEX IF NOT EXISTS imports_business_idx ON imports (business_id, list, id);
CREATE TABLE IF NOT EXISTS import_records (
  import_id integer NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  record_table text NOT NULL,
  record_id integer NOT NULL,
  PRIMARY KEY (import_id, record_table, record_id)
);
