-- Unique public ids, and the indexes that Strapi's schemas cannot express: of searches, lists, figures and changes
-- (docs/decisions/0004 and 0065).

-- One row has each public id. Strapi itself has no such rule. The API chooses the ids of most records.
CREATE UNIQUE INDEX IF NOT EXISTS businesses_document_id_unique ON businesses (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS customers_document_id_unique ON customers (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS products_document_id_unique ON products (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS invoices_document_id_unique ON invoices (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS quotations_document_id_unique ON quotations (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS credit_notes_document_id_unique ON credit_notes (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS payments_document_id_unique ON payments (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS refunds_document_id_unique ON refunds (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS recurring_invoices_document_id_unique ON recurring_invoices (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS webhook_endpoints_document_id_unique ON webhook_endpoints (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS webhook_deliveries_document_id_unique ON webhook_deliveries (document_id);

-- Only rows that are made in the panel have such an id here.
CREATE UNIQUE INDEX IF NOT EXISTS generator_allowances_document_id_unique
  ON generator_allowances (document_id) WHERE document_id IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS generator_usages_document_id_unique
  ON generator_usages (document_id) WHERE document_id IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS document_sequences_document_id_unique
  ON document_sequences (document_id) WHERE document_id IS NOT NULL;

-- Trigram indexes serve the filters that search for a part of a text. A change of status writes all indexes of the
-- row again. A pending list takes four fifths of the cost of the trigram index away. A list of at most 64 kB slows a
-- search by a twentieth at most (all measured).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX IF NOT EXISTS customers_name_trgm ON customers
  USING gin (name gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS customers_email_trgm ON customers
  USING gin (email gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS customers_number_trgm ON customers
  USING gin (customer_number gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS products_name_trgm ON products USING gin (name gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS products_sku_trgm ON products USING gin (sku gin_trgm_ops) WITH (fastupdate = off);

-- Empty metadata is NULL, so records without any are in no index. One index finds each pair of key and value
-- (docs/decisions/0069).
CREATE INDEX IF NOT EXISTS invoices_metadata_idx ON invoices USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;
CREATE INDEX IF NOT EXISTS quotations_metadata_idx ON quotations USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;
CREATE INDEX IF NOT EXISTS customers_metadata_idx ON customers USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;
CREATE INDEX IF NOT EXISTS products_metadata_idx ON products USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;
CREATE INDEX IF NOT EXISTS payments_metadata_idx ON payments USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;
CREATE INDEX IF NOT EXISTS recurring_invoices_metadata_idx ON recurring_invoices USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;

-- Few invoices come from a quotation or from a recurring invoice, so only these are indexed.
CREATE INDEX IF NOT EXISTS invoices_quotation_idx ON invoices (quotation_id) WHERE quotation_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS invoices_recurring_idx ON invoices (recurring_invoice_id, created_at, id)
  WHERE recurring_invoice_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS credit_notes_invoice_idx ON credit_notes (invoice_id);
CREATE INDEX IF NOT EXISTS refunds_credit_note_idx ON refunds (credit_note_id);

-- The recurring invoices that are due, of all businesses, the oldest first.
CREATE INDEX IF NOT EXISTS recurring_invoices_due_idx ON recurring_invoices (due_on, id) WHERE state = 'active';

-- The index of a list holds what its filters compare and what a search by number reads, so one pass of a business's
-- entries finds each of them and reads no row (1,000,000 invoices: 25 ms in place of 150). PostgreSQL uses an index
-- of an expression alone only where the index has the column as well.
CREATE INDEX IF NOT EXISTS invoices_list_idx ON invoices (business_id, created_at, id, lower(invoice_number))
  INCLUDE (invoice_number, state, issue_date, due_date, currency, total);
CREATE INDEX IF NOT EXISTS quotations_list_idx ON quotations (business_id, created_at, id, lower(quotation_number))
  INCLUDE (quotation_number, state, issue_date, valid_until, currency, total);
CREATE INDEX IF NOT EXISTS credit_notes_list_idx
  ON credit_notes (business_id, created_at, id, lower(credit_note_number))
  INCLUDE (credit_note_number, state, issue_date, currency, total);
CREATE INDEX IF NOT EXISTS invoices_number_trgm ON invoices
  USING gin (lower(invoice_number) gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS quotations_number_trgm ON quotations
  USING gin (lower(quotation_number) gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS credit_notes_number_trgm ON credit_notes
  USING gin (lower(credit_note_number) gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);

-- Whoever follows changes reads in this order. What changed lately is sorted from it without reading rows: PostgreSQL
-- expects too many, and would read the whole table.
CREATE INDEX IF NOT EXISTS invoices_updated_idx ON invoices (business_id, updated_at, id) INCLUDE (created_at, state);
CREATE INDEX IF NOT EXISTS quotations_updated_idx ON quotations (business_id, updated_at, id)
  INCLUDE (created_at, state);
CREATE INDEX IF NOT EXISTS credit_notes_updated_idx ON credit_notes (business_id, updated_at, id)
  INCLUDE (created_at);
CREATE INDEX IF NOT EXISTS customers_updated_idx ON customers (business_id, updated_at, id);
CREATE INDEX IF NOT EXISTS products_updated_idx ON products (business_id, updated_at, id);
-- The lists of payments and refunds. Those of creation and of a payment's day have an index already.
CREATE INDEX IF NOT EXISTS payments_updated_idx ON payments (business_id, updated_at, id);
CREATE INDEX IF NOT EXISTS refunds_updated_idx ON refunds (business_id, updated_at, id);
CREATE INDEX IF NOT EXISTS refunds_day_idx ON refunds (business_id, refunded_on, id);

-- The next ones hold all that the figures of the home page and the reports read, so that these read no row: a row of
-- an issued invoice has the details of its business and customer, and is ten times as long as its entry (1,000,000
-- invoices, 500,000 of the business: the chart reads 2,353 pages in place of 150,000).

-- Counts a range of issue dates, with a status or without, finds its newest, serves the order, and adds up revenue by
-- month and by customer.
CREATE INDEX IF NOT EXISTS invoices_issue_date_idx ON invoices (business_id, issue_date, id)
  INCLUDE (created_at, state, issued_at, currency, subtotal, customer_id);

-- What is open, by its due date: sums of ages, and the reminders of a day. Then what was paid lately. Neither holds
-- drafts, so most creates do not pay for them.
CREATE INDEX IF NOT EXISTS invoices_open_idx ON invoices (business_id, due_date)
  INCLUDE (currency, state, total, amount_paid, amount_credited, customer_id) WHERE state IN ('sent', 'overdue');
CREATE INDEX IF NOT EXISTS invoices_paid_idx ON invoices (business_id, paid_at)
  INCLUDE (currency, total) WHERE state = 'paid';

-- Lists of a status, and the sums of what waits.
CREATE INDEX IF NOT EXISTS invoices_state_idx ON invoices (business_id, state, created_at, id)
  INCLUDE (currency, total);
CREATE INDEX IF NOT EXISTS quotations_state_idx ON quotations (business_id, state, created_at, id)
  INCLUDE (currency, total);
