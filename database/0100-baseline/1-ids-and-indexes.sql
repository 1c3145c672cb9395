-- Unique public ids, and the indexes that Strapi's schemas cannot express.

-- One row has each public id. Strapi itself has no such rule. The API chooses the ids of most records.
CREATE UNIQUE INDEX IF NOT EXISTS businesses_document_id_unique ON businesses (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS customers_document_id_unique ON customers (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS products_document_id_unique ON products (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS invoices_document_id_unique ON invoices (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS quotations_document_id_unique ON quotations (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS credit_notes_document_id_unique ON credit_notes (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS payments_document_id_unique ON payments (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS refunds_document_id_unique ON refunds (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS webhook_endpoints_document_id_unique
  ON webhook_endpoints (document_id);
CREATE UNIQUE INDEX IF NOT EXISTS webhook_deliveries_document_id_unique
  ON webhook_deliveries (document_id);

-- Only rows that are made in the panel have such an id here.
CREATE UNIQUE INDEX IF NOT EXISTS generator_allowances_document_id_unique
  ON generator_allowances (document_id) WHERE document_id IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS generator_usages_document_id_unique
  ON generator_usages (document_id) WHERE document_id IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS document_sequences_document_id_unique
  ON document_sequences (document_id) WHERE document_id IS NOT NULL;

CREATE UNIQUE INDEX IF NOT EXISTS products_business_sku_unique
  ON products (business_id, sku) WHERE sku IS NOT NULL;

-- Trigram indexes serve the filters that search for a part of a text. A change of status writes all
-- indexes of the row again. A pending list takes four fifths of the cost of the trigram index away. A
-- list of at most 64 kB slows a search by a twentieth at most (all measured).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX IF NOT EXISTS customers_name_trgm ON customers
  USING gin (name gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS customers_email_trgm ON customers
  USING gin (email gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS products_name_trgm ON products
  USING gin (name gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX IF NOT EXISTS products_sku_trgm ON products
  USING gin (sku gin_trgm_ops) WITH (fastupdate = off);

-- The home page's sums of open and of lately paid invoices. No index holds drafts, so most creates do
-- not pay for them. Few invoices come from a quotation, so only these are indexed.
CREATE INDEX IF NOT EXISTS invoices_quotation_idx ON invoices (quotation_id)
  WHERE quotation_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS invoices_open_idx ON invoices (business_id, currency)
  INCLUDE (state, due_date, total, amount_paid) WHERE state IN ('sent', 'overdue');
CREATE INDEX IF NOT EXISTS invoices_open_due_idx ON invoices (business_id, due_date)
  WHERE state IN ('sent', 'overdue');
CREATE INDEX IF NOT EXISTS invoices_paid_idx ON invoices (business_id, paid_at)
  INCLUDE (currency, total) WHERE state = 'paid';
CREATE INDEX IF NOT EXISTS credit_notes_invoice_idx ON credit_notes (invoice_id);
CREATE INDEX IF NOT EXISTS refunds_credit_note_idx ON refunds (credit_note_id);
