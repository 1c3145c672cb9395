-- What nobody may delete, neither the API nor the panel (docs/decisions/0032 and 0033), and what goes with a record.
-- Payments stay with their customer, also where there is no invoice.
CREATE OR REPLACE FUNCTION invoicing_delete_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason text;
  -- The key of the message that the service answers (src/messages).
  rule text;
BEGIN
  -- Whoever takes an import back has asked all of this about all its records at once, and counts them.
  IF current_setting('invoicing.taking_back', true) = 'on' THEN RETURN OLD; END IF;
  IF TG_TABLE_NAME = 'customers' THEN
    IF EXISTS (SELECT FROM invoices WHERE customer_id = OLD.id)
      OR EXISTS (SELECT FROM quotations WHERE customer_id = OLD.id) THEN
      reason := 'a customer with invoices or quotations cannot be deleted';
      rule := 'delete_customer';
    ELSIF EXISTS (SELECT FROM payments WHERE customer_id = OLD.id) THEN
      reason := 'a customer with payments cannot be deleted';
      rule := 'delete_paying_customer';
    END IF;
  ELSIF TG_TABLE_NAME = 'businesses' THEN
    IF EXISTS (SELECT FROM customers WHERE business_id = OLD.id)
      OR EXISTS (SELECT FROM invoices WHERE business_id = OLD.id)
      OR EXISTS (SELECT FROM quotations WHERE business_id = OLD.id) THEN
      reason := 'a business with customers or documents cannot be deleted';
      rule := 'delete_business_with_documents';
    ELSIF EXISTS (SELECT FROM products WHERE business_id = OLD.id) THEN
      reason := 'a business with products cannot be deleted';
      rule := 'delete_business_with_products';
    END IF;
  ELSIF TG_TABLE_NAME = 'products' THEN
    -- A line names its product by the public id. Lines have no index for it: it would slow every create,
    -- and a product is rarely deleted.
    IF EXISTS (SELECT FROM components_billing_invoice_lines l
        JOIN invoices_cmps link ON link.cmp_id = l.id AND link.field = 'items'
        JOIN invoices d ON d.id = link.entity_id
        WHERE l.product_id = OLD.document_id AND d.business_id = OLD.business_id)
      OR EXISTS (SELECT FROM components_billing_quotation_lines l
        JOIN quotations_cmps link ON link.cmp_id = l.id AND link.field = 'items'
        JOIN quotations d ON d.id = link.entity_id
        WHERE l.product_id = OLD.document_id AND d.business_id = OLD.business_id) THEN
      reason := 'a product that a document names cannot be deleted; archive it instead';
      rule := 'delete_named_product';
    END IF;
  ELSIF TG_TABLE_NAME = 'quotations' THEN
    IF EXISTS (SELECT FROM invoices WHERE quotation_id = OLD.id) THEN
      reason := 'a quotation that became an invoice cannot be deleted';
      rule := 'delete_converted_quotation';
    ELSIF OLD.state IS DISTINCT FROM 'draft' THEN
      reason := 'only a draft quotation can be deleted';
      rule := 'delete_open_quotation';
    ELSIF EXISTS (SELECT FROM history_entries
        WHERE record_id = OLD.id AND record_table = 'quotations' AND changes ? 'status') THEN
      reason := 'a quotation that was sent or decided before cannot be deleted';
      rule := 'delete_sent_quotation';
    END IF;
  ELSIF OLD.state IS DISTINCT FROM 'draft' THEN
    reason := 'only a draft invoice can be deleted; cancel it instead';
    rule := 'delete_open_invoice';
  ELSIF OLD.left_draft THEN
    reason := 'an invoice that was sent, paid or cancelled before cannot be deleted; cancel it instead';
    rule := 'delete_sent_invoice';
  END IF;
  IF reason IS NOT NULL THEN
    RAISE EXCEPTION '%', reason USING ERRCODE = 'restrict_violation', CONSTRAINT = rule;
  END IF;

  IF TG_TABLE_NAME = 'businesses' THEN
    DELETE FROM webhook_endpoints WHERE business_id = OLD.id;
    DELETE FROM recurring_invoices WHERE business_id = OLD.id;
    DELETE FROM events WHERE business_id = OLD.id;
    RETURN OLD;
  ELSIF TG_TABLE_NAME = 'invoices' THEN
    PERFORM invoicing_return_number(OLD, true);
    -- The quotation of the last deleted invoice gets its status back. It is locked first, so that a
    -- second delete sees that the first invoice is gone, and a conversion runs before or after.
    PERFORM FROM quotations WHERE id = OLD.quotation_id FOR UPDATE;
    UPDATE quotations q SET state = coalesce(q.state_before, 'accepted'), state_before = NULL,
      updated_at = clock_timestamp() AT TIME ZONE 'UTC', updated_by_id = NULL
    WHERE q.id = OLD.quotation_id AND q.state = 'converted'
      AND NOT EXISTS (SELECT FROM invoices i WHERE i.quotation_id = q.id AND i.id <> OLD.id);
  END IF;
  PERFORM invoicing_count(TG_ARGV[0], OLD.business_id, -1);
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER businesses_delete BEFORE DELETE ON businesses
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_record();
CREATE OR REPLACE TRIGGER customers_delete BEFORE DELETE ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_record('customer');
CREATE OR REPLACE TRIGGER products_delete BEFORE DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_record('product');
CREATE OR REPLACE TRIGGER invoices_delete BEFORE DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_record('invoice');
CREATE OR REPLACE TRIGGER quotations_delete BEFORE DELETE ON quotations
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_record('quotation');

-- The deliveries of an endpoint go with it.
CREATE OR REPLACE FUNCTION invoicing_delete_endpoint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook_deliveries WHERE endpoint_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER webhook_endpoints_delete BEFORE DELETE ON webhook_endpoints
  FOR EACH ROW EXECUTE FUNCTION invoicing_delete_endpoint();

-- Strapi stores each API token encrypted beside its hash, and shows it to everybody who may read tokens. This keeps
-- only the hash. A key is unlinked before its row is gone, while its name can still be read.
CREATE OR REPLACE FUNCTION invoicing_write_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM businesses_api_tokens_lnk WHERE api_token_id = OLD.id;
    RETURN OLD;
  END IF;
  NEW.encrypted_key := NULL;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER strapi_api_tokens_write
  BEFORE INSERT OR DELETE OR UPDATE OF encrypted_key ON strapi_api_tokens
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_key();
