-- How payments that stand on bank statements find their invoices (contract §22).

-- The part of an invoice number that its RF reference carries, as `rfBody` of src/domain/rf-reference.ts has it. The
-- letters that are named here are all others whose capitals are in A–Z; `upper` knows them by the locale alone.
CREATE OR REPLACE FUNCTION invoicing_rf_body(number text)
  RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE plpgsql AS $$
DECLARE
  body text := number;
BEGIN
  IF octet_length(number) <> length(number) THEN
    body := replace(replace(replace(replace(body, 'ß', 'SS'), 'ﬀ', 'FF'), 'ﬁ', 'FI'), 'ﬂ', 'FL');
    body := replace(replace(replace(replace(body, 'ﬃ', 'FFI'), 'ﬄ', 'FFL'), 'ﬅ', 'ST'), 'ﬆ', 'ST');
    body := translate(body, 'ıŉſǰẖẗẘẙẚ', 'INSJHTWYA');
  END IF;
  body := regexp_replace(upper(body COLLATE "C"), '[^A-Z0-9]', '', 'g');
  RETURN CASE WHEN length(body) BETWEEN 1 AND 21 THEN body END;
END $$;

CREATE INDEX IF NOT EXISTS invoices_rf_body_idx ON invoices (business_id, invoicing_rf_body(invoice_number));

-- The details of its business and customer that a document keeps when it is issued, with the wish of its business for
-- RF references. It replaces the function of the baseline.
CREATE OR REPLACE FUNCTION invoicing_details(business integer, customer integer, account text, currency text)
  RETURNS jsonb STABLE LANGUAGE plpgsql AS $$
BEGIN
  RETURN jsonb_build_object(
    'business', (SELECT to_jsonb(kept) FROM (
      SELECT b.name, b.legal_name, b.contact_name, b.email, b.phone, b.address, b.city, b.state,
        b.country, b.country_code, b.postal_code, b.tax_id, b.vat_id,
        invoicing_account(b.bank_accounts, account, currency) AS account,
        b.registration_id, b.registration_scheme, b.electronic_address, b.electronic_address_scheme,
        b.business_process, b.coded_notes, b.language, b.print_payment_code, b.rf_reference, b.brand_color,
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

-- The open invoices of which a certain amount is due. Each has a currency: only queries that ask for one take this
-- index, and no other query of what is open takes it for `invoices_open_idx`.
CREATE INDEX IF NOT EXISTS invoices_due_idx ON invoices (business_id, currency,
  (total - coalesce(amount_paid, 0) - coalesce(amount_credited, 0)))
  WHERE state IN ('sent', 'overdue') AND currency IS NOT NULL;

-- A refund that is voided opens its transaction.
CREATE INDEX IF NOT EXISTS bank_transactions_refund_idx ON bank_transactions (refund_id) WHERE refund_id IS NOT NULL;

-- A payment came with one transaction. A bounce that takes it back is another one.
CREATE UNIQUE INDEX IF NOT EXISTS bank_transaction_payments_once ON bank_transaction_payments (payment_id)
  WHERE kind <> 'bounced';
