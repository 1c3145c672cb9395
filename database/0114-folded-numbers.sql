-- Numbers and article numbers are stored as given and compared without outer blanks and case, in the compatible
-- form of Unicode (docs/decisions/0023). `domain/folded` does the same. An index takes no longer text.
CREATE OR REPLACE FUNCTION invoicing_folded(given text)
  RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT left(lower(btrim(normalize(given, NFKC), E' \t\n\u000B\f\r\u1680\u2028\u2029\uFEFF')), 600)
$$;

-- Older versions took more of them as two. The index then leaves out all but the first of them by their ids, and a
-- second one serves the search for the next number.
DO $do$
DECLARE
  one record;
  twins text;
  folded text;
BEGIN
  FOR one IN SELECT * FROM (VALUES ('invoices', 'invoice_number', 'number'),
    ('quotations', 'quotation_number', 'number'), ('credit_notes', 'credit_note_number', 'number'),
    ('products', 'sku', 'sku')) AS known (of, field, name)
  LOOP
    EXECUTE format('SELECT string_agg(id::text, '','') FROM (
      SELECT id, row_number() OVER (PARTITION BY business_id, invoicing_folded(%1$I) ORDER BY id) AS place
      FROM %2$I WHERE business_id IS NOT NULL AND %1$I IS NOT NULL) known WHERE place > 1',
      one.field, one.of) INTO twins;
    CONTINUE WHEN twins IS NULL;
    folded := format('ON %I (business_id, invoicing_folded(%I))', one.of, one.field);
    EXECUTE format('CREATE UNIQUE INDEX IF NOT EXISTS %I %s WHERE id NOT IN (%s)',
      format('%s_business_%s_unique_alike', one.of, one.name), folded, twins);
    EXECUTE format('CREATE INDEX IF NOT EXISTS %I %s', format('%s_business_%s_alike', one.of, one.name), folded);
  END LOOP;
END $do$;
CREATE UNIQUE INDEX IF NOT EXISTS invoices_business_number_unique_alike
  ON invoices (business_id, invoicing_folded(invoice_number));
CREATE UNIQUE INDEX IF NOT EXISTS quotations_business_number_unique_alike
  ON quotations (business_id, invoicing_folded(quotation_number));
CREATE UNIQUE INDEX IF NOT EXISTS credit_notes_business_number_unique_alike
  ON credit_notes (business_id, invoicing_folded(credit_note_number));
CREATE UNIQUE INDEX IF NOT EXISTS products_business_sku_unique_alike
  ON products (business_id, invoicing_folded(sku)) WHERE sku IS NOT NULL;
DROP INDEX IF EXISTS invoices_business_number_unique_folded;
DROP INDEX IF EXISTS invoices_business_number_folded;
DROP INDEX IF EXISTS quotations_business_number_unique_folded;
DROP INDEX IF EXISTS quotations_business_number_folded;
DROP INDEX IF EXISTS credit_notes_business_number_unique_folded;
DROP INDEX IF EXISTS credit_notes_business_number_folded;
DROP INDEX IF EXISTS products_business_sku_unique;

-- As before, by the new form.
CREATE OR REPLACE FUNCTION invoicing_free_place(kind text, business integer, run text, place integer)
  RETURNS integer VOLATILE SET enable_seqscan = off LANGUAGE plpgsql AS $$
DECLARE
  wanted text;
  found_number text;
BEGIN
  LOOP
    place := place + 1;
    wanted := invoicing_folded(invoicing_number_text(run, place));
    IF kind = 'invoice' THEN
      found_number := (SELECT invoicing_folded(invoice_number) FROM invoices
        WHERE business_id = business AND invoicing_folded(invoice_number) >= wanted
        ORDER BY invoicing_folded(invoice_number) LIMIT 1);
    ELSIF kind = 'quotation' THEN
      found_number := (SELECT invoicing_folded(quotation_number) FROM quotations
        WHERE business_id = business AND invoicing_folded(quotation_number) >= wanted
        ORDER BY invoicing_folded(quotation_number) LIMIT 1);
    ELSE
      found_number := (SELECT invoicing_folded(credit_note_number) FROM credit_notes
        WHERE business_id = business AND invoicing_folded(credit_note_number) >= wanted
        ORDER BY invoicing_folded(credit_note_number) LIMIT 1);
    END IF;
    EXIT WHEN found_number IS DISTINCT FROM wanted;
  END LOOP;
  RETURN place;
END $$;
