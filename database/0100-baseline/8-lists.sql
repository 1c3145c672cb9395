-- What lists and answers of documents read (docs/decisions/0004 and 0008).

-- One index holds what a search by number reads, so PostgreSQL passes the numbers of one business and no
-- row. It uses an index of an expression alone only where the index has the column as well.
CREATE INDEX IF NOT EXISTS invoices_list_idx
  ON invoices (business_id, created_at, id, lower(invoice_number)) INCLUDE (invoice_number, state);
CREATE INDEX IF NOT EXISTS quotations_list_idx
  ON quotations (business_id, created_at, id, lower(quotation_number)) INCLUDE (quotation_number, state);
CREATE INDEX IF NOT EXISTS credit_notes_list_idx
  ON credit_notes (business_id, created_at, id, lower(credit_note_number)) INCLUDE (credit_note_number, state);
CREATE INDEX IF NOT EXISTS invoices_number_trgm ON invoices
  USING gin (lower(invoice_number) gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS quotations_number_trgm ON quotations
  USING gin (lower(quotation_number) gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);
CREATE INDEX IF NOT EXISTS credit_notes_number_trgm ON credit_notes
  USING gin (lower(credit_note_number) gin_trgm_ops) WITH (fastupdate = on, gin_pending_list_limit = 64);

-- The lines of a document as its answers have them, kept as one text by the two writers of lines.
CREATE TABLE IF NOT EXISTS invoices_kept_lines (
  document_id integer PRIMARY KEY,
  lines json NOT NULL,
  CONSTRAINT invoices_kept_lines_document_fk FOREIGN KEY (document_id) REFERENCES invoices (id) ON DELETE CASCADE
);
CREATE TABLE IF NOT EXISTS quotations_kept_lines (
  document_id integer PRIMARY KEY,
  lines json NOT NULL,
  CONSTRAINT quotations_kept_lines_document_fk FOREIGN KEY (document_id) REFERENCES quotations (id) ON DELETE CASCADE
);
CREATE TABLE IF NOT EXISTS credit_notes_kept_lines (
  document_id integer PRIMARY KEY,
  lines json NOT NULL,
  CONSTRAINT credit_notes_kept_lines_document_fk FOREIGN KEY (document_id) REFERENCES credit_notes (id) ON DELETE CASCADE
);
