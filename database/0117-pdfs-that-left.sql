-- When a PDF of an invoice first left this service, where its business locks what was sent. A mail that reached
-- nobody lets go of an invoice, but not of one whose PDF somebody has.
ALTER TABLE document_links ADD COLUMN IF NOT EXISTS pdf_left_at timestamp;
