-- Numbers of documents and counts of records. Every writer of a number first locks the row of its series in
-- document_sequences (docs/decisions/0004 and 0023).

-- Numbers and article numbers are stored as given and compared without outer blanks and case, in the compatible form
-- of Unicode (docs/decisions/0023). `domain/folded` does the same. An index takes no longer text.
CREATE OR REPLACE FUNCTION invoicing_folded(given text)
  RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT left(lower(btrim(normalize(given, NFKC), E' \t\n\u000B\f\r\u1680\u2028\u2029\uFEFF')), 600)
$$;
CREATE UNIQUE INDEX IF NOT EXISTS invoices_business_number_unique_alike
  ON invoices (business_id, invoicing_folded(invoice_number));
CREATE UNIQUE INDEX IF NOT EXISTS quotations_business_number_unique_alike
  ON quotations (business_id, invoicing_folded(quotation_number));
CREATE UNIQUE INDEX IF NOT EXISTS credit_notes_business_number_unique_alike
  ON credit_notes (business_id, invoicing_folded(credit_note_number));
CREATE UNIQUE INDEX IF NOT EXISTS customers_business_number_unique_alike
  ON customers (business_id, invoicing_folded(customer_number)) WHERE customer_number IS NOT NULL;
CREATE UNIQUE INDEX IF NOT EXISTS products_business_sku_unique_alike
  ON products (business_id, invoicing_folded(sku)) WHERE sku IS NOT NULL;

-- The runs of other patterns than the default one, which the row of the series counts.
CREATE TABLE IF NOT EXISTS number_runs (
  business_id integer NOT NULL REFERENCES businesses (id) ON DELETE CASCADE,
  kind text NOT NULL,
  run text NOT NULL,
  last_number integer NOT NULL,
  PRIMARY KEY (business_id, kind, run)
);

-- A pattern with its date filled in. Only the running number keeps its braces.
CREATE OR REPLACE FUNCTION invoicing_number_run(pattern text, day date)
  RETURNS text IMMUTABLE STRICT LANGUAGE plpgsql AS $$
DECLARE
  year text := lpad(extract(year FROM day)::text, 4, '0');
  month text := lpad(extract(month FROM day)::text, 2, '0');
BEGIN
  RETURN replace(replace(replace(pattern, '{YYYY}', year), '{YY}', right(year, 2)), '{MM}', month);
END $$;

-- The place of a number in a run; null for a number that the run never makes.
CREATE OR REPLACE FUNCTION invoicing_number_place(number text, run text)
  RETURNS numeric IMMUTABLE STRICT LANGUAGE plpgsql AS $$
DECLARE
  head text := split_part(run, '{', 1);
  tail text := split_part(run, '}', 2);
  width integer := length(run) - length(head) - length(tail) - 2;
  digits text;
BEGIN
  IF NOT starts_with(number, head) OR right(number, length(tail)) <> tail THEN RETURN NULL; END IF;
  digits := substr(left(number, greatest(length(number) - length(tail), 0)), length(head) + 1);
  IF digits !~ '^[0-9]+$' OR digits ~ '^0+$' OR length(digits) < width
    OR (length(digits) > width AND digits LIKE '0%') THEN
    RETURN NULL;
  END IF;
  RETURN digits::numeric;
END $$;

-- The number at a place of a run.
CREATE OR REPLACE FUNCTION invoicing_number_text(run text, place integer)
  RETURNS text IMMUTABLE LANGUAGE sql AS $$
  SELECT split_part(run, '{', 1)
    || lpad(place::text, greatest(length(split_part(split_part(run, '{', 2), '}', 1)), length(place::text)), '0')
    || split_part(run, '}', 2)
$$;

-- The first free place of a run after `place`, while the row of the series is locked. Each query of a volatile
-- function has a snapshot of its own, so it sees the numbers that others committed before they gave up the lock.
-- ORDER BY makes the planner use the index of numbers, and so does the setting: a plan of a small table could read
-- all documents of the business per number (a millisecond per 2,000, measured).
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
    ELSIF kind = 'customer' THEN
      found_number := (SELECT invoicing_folded(customer_number) FROM customers
        WHERE business_id = business AND customer_number IS NOT NULL
          AND invoicing_folded(customer_number) >= wanted
        ORDER BY invoicing_folded(customer_number) LIMIT 1);
    ELSE
      found_number := (SELECT invoicing_folded(credit_note_number) FROM credit_notes
        WHERE business_id = business AND invoicing_folded(credit_note_number) >= wanted
        ORDER BY invoicing_folded(credit_note_number) LIMIT 1);
    END IF;
    EXIT WHEN found_number IS DISTINCT FROM wanted;
  END LOOP;
  RETURN place;
END $$;

-- Takes the first free number of a run. A given number is answered itself; then the run only moves past the numbers
-- that are taken.
CREATE OR REPLACE FUNCTION invoicing_number_of_run(kind text, business integer, run text, given text)
  RETURNS text VOLATILE LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  wanted_kind text := kind;
  wanted_run text := run;
  place integer;
BEGIN
  INSERT INTO number_runs (business_id, kind, run, last_number)
  VALUES (business, wanted_kind, wanted_run, 0) ON CONFLICT DO NOTHING;
  SELECT invoicing_free_place(kind, business_id, run, last_number) INTO place FROM number_runs
  WHERE business_id = business AND kind = wanted_kind AND run = wanted_run;
  UPDATE number_runs SET last_number = CASE WHEN given IS NULL THEN place ELSE place - 1 END
  WHERE business_id = business AND kind = wanted_kind AND run = wanted_run;
  RETURN coalesce(given, invoicing_number_text(wanted_run, place));
END $$;

-- A new customer gets a number where its business has a pattern. That of a deleted customer is not drawn again.
CREATE OR REPLACE FUNCTION invoicing_customer_number()
  RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  run text;
BEGIN
  SELECT invoicing_number_run(customer_number_pattern, (now() AT TIME ZONE coalesce(time_zone, 'UTC'))::date)
  INTO run FROM businesses WHERE id = NEW.business_id;
  IF run IS NOT NULL THEN
    NEW.customer_number := invoicing_number_of_run('customer', NEW.business_id, run, NEW.customer_number);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER customers_number BEFORE INSERT ON customers
  FOR EACH ROW EXECUTE FUNCTION invoicing_customer_number();

-- Adds to the count of a business's records of a kind; whoever inserts some counts them. That also locks its series, by an update, because a statement
-- that waited then reads the newest row.
CREATE OR REPLACE FUNCTION invoicing_count(counted_kind text, business integer, change integer)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF business IS NULL THEN RETURN; END IF;
  INSERT INTO document_sequences (business_id, kind, last_number, record_count)
  VALUES (business, counted_kind, 0, greatest(change, 0))
  ON CONFLICT (business_id, kind) DO UPDATE SET record_count = document_sequences.record_count + change;
END $$;

-- A draft that is deleted or gets another number gives its old one back. A number in the middle of a run is kept, or
-- the run would have a gap. A number given by hand may be of no run, and leaves none. Several drafts at the end of a
-- run may be deleted together, in any order: the setting names them all. Cheap comparisons come first, since this
-- reads all numbers of the business.
CREATE OR REPLACE FUNCTION invoicing_return_number(draft invoices, is_deleted boolean)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  together text[] := string_to_array(coalesce(current_setting('invoicing.deleted_together', true), ''), ',');
  own text := lower(draft.invoice_number);
  one record;
BEGIN
  PERFORM FROM document_sequences
  WHERE business_id = draft.business_id AND kind = 'invoice' FOR UPDATE;
  FOR one IN SELECT run, invoicing_number_place(own, lower(run)) AS place
    FROM (SELECT 'INV-{00000}' AS run UNION SELECT r.run FROM number_runs r
      WHERE r.business_id = draft.business_id AND r.kind = 'invoice') runs
  LOOP
    CONTINUE WHEN one.place IS NULL;
    IF EXISTS (SELECT FROM invoices d
      WHERE d.business_id = draft.business_id AND d.id <> draft.id
        AND (length(d.invoice_number) > length(draft.invoice_number)
          OR (length(d.invoice_number) = length(draft.invoice_number)
            AND lower(d.invoice_number) COLLATE "C" > own COLLATE "C"))
        AND invoicing_number_place(lower(d.invoice_number), lower(one.run)) > one.place
        AND coalesce(d.document_id, '') <> ALL (together)) THEN
      RAISE EXCEPTION USING ERRCODE = 'restrict_violation',
        CONSTRAINT = CASE WHEN is_deleted THEN 'delete_numbered_draft' ELSE 'replace_number' END,
        DETAIL = draft.invoice_number, MESSAGE = format(CASE WHEN is_deleted
        THEN 'the draft %s cannot be deleted, because its number is not the last of its series; set its status to Cancelled instead'
        ELSE 'the number %s cannot be replaced, because it is not the last of its series; keep it, or cancel the draft and duplicate it'
        END, draft.invoice_number);
    END IF;
    UPDATE document_sequences s SET last_number = one.place - 1
    WHERE one.run = 'INV-{00000}' AND s.business_id = draft.business_id AND s.kind = 'invoice'
      AND s.last_number >= one.place;
    UPDATE number_runs r SET last_number = one.place - 1
    WHERE r.business_id = draft.business_id AND r.kind = 'invoice' AND r.run = one.run
      AND r.last_number >= one.place;
  END LOOP;
END $$;
