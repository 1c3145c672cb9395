-- Money that was recorded and what it pays, credit notes, e-invoices and closed periods (docs/decisions/0034, 0051
-- and 0077, and docs/bookkeeping.md).

-- The part of a payment that pays an invoice. `day` is the day on which it settles the invoice: that of the payment,
-- or of the invoice where that is later, or the day on which it was allocated where the books of both are closed.
-- `is_write_off` repeats the method of the payment, so that reports read one table.
CREATE TABLE IF NOT EXISTS allocations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_id text NOT NULL,
  business_id integer NOT NULL,
  payment_id integer NOT NULL REFERENCES payments (id) ON DELETE CASCADE,
  invoice_id integer NOT NULL REFERENCES invoices (id) ON DELETE CASCADE,
  amount numeric NOT NULL,
  day date NOT NULL,
  is_write_off boolean NOT NULL,
  state text NOT NULL DEFAULT 'recorded',
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE UNIQUE INDEX IF NOT EXISTS allocations_document_id_unique ON allocations (document_id);
CREATE INDEX IF NOT EXISTS allocations_payment_idx ON allocations (payment_id);
CREATE INDEX IF NOT EXISTS allocations_invoice_idx ON allocations (invoice_id);
-- Tax by payment date reads a period of a business.
CREATE INDEX IF NOT EXISTS allocations_business_day_idx ON allocations (business_id, day);
-- Few payments have something on account.
CREATE INDEX IF NOT EXISTS payments_on_account_idx ON payments (business_id, customer_id)
  WHERE unallocated_amount > 0;

-- Refuses what only an erasure may do. The argument says what that is.
CREATE OR REPLACE FUNCTION invoicing_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('invoicing.erasing', true) = 'on' AND TG_OP <> 'TRUNCATE' THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END $$;

-- Refuses a delete, and changes of other columns than those that are listed. The first arguments are the name of the
-- record and an advice.
CREATE OR REPLACE FUNCTION invoicing_keep_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  open text[] := TG_ARGV[2:] || '{updated_at,published_at,created_by_id,updated_by_id,locale}'::text[];
BEGIN
  IF current_setting('invoicing.erasing', true) = 'on' THEN RETURN coalesce(NEW, OLD); END IF;
  -- The import that made it is taken back.
  IF TG_OP = 'DELETE' AND current_setting('invoicing.taking_back', true) = 'on' THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) - open <> to_jsonb(OLD) - open THEN
    RAISE EXCEPTION 'a % cannot be %', TG_ARGV[0],
      CASE TG_OP WHEN 'DELETE' THEN 'deleted' ELSE 'changed' END || TG_ARGV[1]
      USING ERRCODE = 'restrict_violation';
  ELSIF OLD.state = 'voided' AND NEW.state IS DISTINCT FROM OLD.state THEN
    RAISE EXCEPTION 'a voided % stays voided; record it again', TG_ARGV[0]
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
-- A payment names its invoice while it is the only one that it was ever for. What describes a payment may change, its
-- money may not. Reports of write-offs read another table (`allocations.is_write_off`), so a payment stays one, or
-- none.
CREATE OR REPLACE TRIGGER payments_keep BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_keep_record('payment', '; void it instead', 'state', 'invoice_id',
    'unallocated_amount', 'method', 'reference', 'note', 'metadata');
CREATE OR REPLACE TRIGGER payments_keep_write_off BEFORE UPDATE ON payments
  FOR EACH ROW WHEN ((OLD.method IS NOT DISTINCT FROM 'write_off') <> (NEW.method IS NOT DISTINCT FROM 'write_off'))
  EXECUTE FUNCTION invoicing_refuse('a payment neither becomes nor stops being a write-off');
CREATE OR REPLACE TRIGGER allocations_keep BEFORE UPDATE OR DELETE ON allocations
  FOR EACH ROW EXECUTE FUNCTION invoicing_keep_record('part of a payment', '; void it instead', 'state');
-- While a refund is pending, its day may move out of a period that was closed meanwhile.
CREATE OR REPLACE TRIGGER refunds_keep BEFORE UPDATE OR DELETE ON refunds FOR EACH ROW WHEN (OLD.state <> 'pending')
  EXECUTE FUNCTION invoicing_keep_record('refund', '; void it instead', 'state');
CREATE OR REPLACE TRIGGER refunds_keep_pending BEFORE UPDATE OR DELETE ON refunds
  FOR EACH ROW WHEN (OLD.state = 'pending')
  EXECUTE FUNCTION invoicing_keep_record('refund', '; it is pending', 'state', 'refunded_on');
CREATE OR REPLACE TRIGGER credit_notes_keep BEFORE UPDATE OR DELETE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION
    invoicing_keep_record('credit note', '', 'applied_amount', 'refunded_amount');
CREATE OR REPLACE TRIGGER credit_note_lines_keep BEFORE UPDATE OR DELETE ON components_billing_credit_note_lines
  FOR EACH ROW EXECUTE FUNCTION invoicing_refuse('a credit note cannot be changed');
CREATE OR REPLACE TRIGGER credit_notes_cmps_keep BEFORE UPDATE OR DELETE ON credit_notes_cmps
  FOR EACH ROW EXECUTE FUNCTION invoicing_refuse('a credit note cannot be changed');

-- E-invoices that were handed out. `as_at` is the state of the document at the first hand-out of any format, so all
-- rows of an issue hold the same. A document that is issued again begins again.
CREATE TABLE IF NOT EXISTS e_invoices (
  record_table text NOT NULL,
  record_id integer NOT NULL,
  issued_at timestamp NOT NULL,
  format text NOT NULL,
  as_at jsonb NOT NULL,
  content bytea NOT NULL,
  created_at timestamp NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC'),
  PRIMARY KEY (record_id, record_table, issued_at, format)
);
CREATE OR REPLACE TRIGGER e_invoices_keep BEFORE UPDATE OR DELETE ON e_invoices
  FOR EACH ROW EXECUTE FUNCTION
    invoicing_refuse('an e-invoice that was handed out cannot be changed or deleted');
CREATE OR REPLACE TRIGGER e_invoices_keep_all BEFORE TRUNCATE ON e_invoices
  FOR EACH STATEMENT EXECUTE FUNCTION
    invoicing_refuse('an e-invoice that was handed out cannot be changed or deleted');

-- Each time an issued invoice is cancelled or revived. It counts what was not credited: the lines of the invoice
-- without those of its credit notes up to `last_note_id`. A trigger writes the rows, since the API, the panel's
-- forms, credit notes and payments all change the status, each with its own statement.
CREATE TABLE IF NOT EXISTS cancellations (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id integer NOT NULL,
  revives boolean NOT NULL,
  day date NOT NULL,
  last_note_id integer
);
CREATE INDEX IF NOT EXISTS cancellations_invoice_idx ON cancellations (invoice_id, number);

-- The day of a moment in the time zone of a business. PostgreSQL may not know a zone that we accept.
CREATE OR REPLACE FUNCTION invoicing_day_of(business integer, moment timestamp)
  RETURNS date STABLE LANGUAGE plpgsql AS $$
BEGIN
  RETURN (SELECT (moment AT TIME ZONE 'UTC' AT TIME ZONE coalesce(b.time_zone, 'UTC'))::date
    FROM businesses b WHERE b.id = business);
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN moment::date;
END $$;

-- Refuses to change figures of a closed day (SQLSTATE IV001, src/database/failures.ts). Whoever books shares the lock
-- of the business, whoever closes a period has it alone. A booking that waits for that reads the new day, since each
-- statement here sees what is stored then.
CREATE OR REPLACE FUNCTION invoicing_require_open(business integer, booked date, issues boolean)
  RETURNS void LANGUAGE plpgsql AS $$
DECLARE closed date;
BEGIN
  IF booked IS NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock_shared(30, business);
  SELECT closed_until INTO closed FROM businesses WHERE id = business;
  IF booked <= closed THEN
    RAISE EXCEPTION 'period closed' USING ERRCODE = 'IV001',
      DETAIL = json_build_object('closedUntil', closed, 'day', booked, 'issues', issues);
  END IF;
END $$;

-- Books an invoice, on days that must be open. One that is reopened is in no report, and neither are its
-- cancellations. Credit notes that cover it all have cancelled it themselves. Beside its payments, an invoice states as
-- paid what it had at its issue, and what the status Paid added (src/billing/reports/sql/stated.ts). The conditions are
-- here, since PostgreSQL reads a trigger's condition again for each statement. No function gets a whole row: its
-- details would be unpacked for each call.
CREATE OR REPLACE FUNCTION invoicing_book_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date;
  last_one cancellations;
  stated_before numeric;
  stated_now numeric;
  by_status_before numeric := 0;
  by_status_now numeric := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.amount_paid, NEW.amount_credited, NEW.state, NEW.total)
      IS DISTINCT FROM (OLD.amount_paid, OLD.amount_credited, OLD.state, OLD.total) THEN
    PERFORM invoicing_ask_about_checkout(NEW.id);
  END IF;
  IF OLD.issued_at IS NULL THEN
    IF NEW.issued_at IS NULL THEN RETURN NULL; END IF;
    PERFORM invoicing_require_open(NEW.business_id, NEW.issue_date, true);
  ELSIF NEW.issued_at IS NULL
      OR (NEW.issue_date, NEW.currency, NEW.customer_id, NEW.business_id, NEW.subtotal, NEW.tax_amount, NEW.total)
        IS DISTINCT FROM
        (OLD.issue_date, OLD.currency, OLD.customer_id, OLD.business_id, OLD.subtotal, OLD.tax_amount, OLD.total) THEN
    PERFORM invoicing_require_open(one.business, one.day, false) FROM (
      SELECT OLD.business_id AS business, OLD.issue_date AS day
      UNION ALL SELECT OLD.business_id, c.day FROM cancellations c WHERE c.invoice_id = OLD.id
      UNION ALL SELECT NEW.business_id, NEW.issue_date) one;
  END IF;
  IF NEW.issued_at IS NULL THEN
    DELETE FROM cancellations WHERE invoice_id = NEW.id;
  ELSIF OLD.issued_at IS NOT NULL AND NEW.state IS DISTINCT FROM OLD.state THEN
    IF NEW.state = 'cancelled' AND NOT (NEW.credit_total > 0 AND NEW.credit_total >= NEW.total) THEN
      today := invoicing_day_of(NEW.business_id, NEW.updated_at);
      INSERT INTO cancellations (invoice_id, revives, day, last_note_id)
      VALUES (NEW.id, false, today, (SELECT max(id) FROM credit_notes WHERE invoice_id = NEW.id));
    ELSIF OLD.state = 'cancelled' THEN
      SELECT * INTO last_one FROM cancellations c WHERE c.invoice_id = NEW.id
      ORDER BY c.number DESC LIMIT 1;
      IF FOUND AND NOT last_one.revives THEN
        today := invoicing_day_of(NEW.business_id, NEW.updated_at);
        INSERT INTO cancellations (invoice_id, revives, day, last_note_id)
        VALUES (NEW.id, true, today, last_one.last_note_id);
      END IF;
    END IF;
    PERFORM invoicing_require_open(NEW.business_id, today, false);
  END IF;
  stated_before := coalesce(OLD.amount_paid, 0) - coalesce(OLD.amount_recorded, 0);
  stated_now := coalesce(NEW.amount_paid, 0) - coalesce(NEW.amount_recorded, 0);
  IF OLD.state = 'paid' AND OLD.paid_at IS NOT NULL THEN
    by_status_before := stated_before - coalesce(OLD.amount_paid_before, 0);
  END IF;
  IF NEW.state = 'paid' AND NEW.paid_at IS NOT NULL THEN
    by_status_now := stated_now - coalesce(NEW.amount_paid_before, 0);
  END IF;
  IF stated_before - by_status_before <> stated_now - by_status_now THEN
    PERFORM invoicing_require_open(NEW.business_id, NEW.issue_date, false);
  END IF;
  IF by_status_before <> by_status_now THEN
    PERFORM invoicing_require_open(NEW.business_id, one.day, false) FROM (
      SELECT invoicing_day_of(OLD.business_id, OLD.paid_at) AS day WHERE by_status_before <> 0
      UNION ALL SELECT invoicing_day_of(NEW.business_id, NEW.paid_at) WHERE by_status_now <> 0) one;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER invoices_book AFTER INSERT OR UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_book_invoice();

-- A payment names the invoice that it was for, also after it was taken off. So that invoice stays its customer's.
CREATE OR REPLACE FUNCTION invoicing_keep_paid_party() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.customer_id, NEW.currency) IS DISTINCT FROM (OLD.customer_id, OLD.currency)
      AND EXISTS (SELECT FROM allocations WHERE invoice_id = OLD.id) THEN
    RAISE EXCEPTION 'an invoice with payments keeps its customer and its currency'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'keep_paid_party';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER invoices_keep_paid_party BEFORE UPDATE OF customer_id, currency ON invoices
  FOR EACH ROW EXECUTE FUNCTION invoicing_keep_paid_party();

-- Books money and credit notes. The arguments are the column of their day and those that change figures of it.
-- Reports of money that came show its method.
CREATE OR REPLACE FUNCTION invoicing_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR EXISTS (SELECT FROM unnest(TG_ARGV[1:]) AS changed (name)
      WHERE to_jsonb(NEW) -> changed.name <> to_jsonb(OLD) -> changed.name) THEN
    PERFORM invoicing_require_open(NEW.business_id, (to_jsonb(NEW) ->> TG_ARGV[0])::date,
      TG_OP = 'INSERT' AND TG_TABLE_NAME = 'credit_notes');
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER payments_book AFTER INSERT OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_book('paid_on', 'state', 'method');
CREATE OR REPLACE TRIGGER allocations_book AFTER INSERT OR UPDATE ON allocations
  FOR EACH ROW EXECUTE FUNCTION invoicing_book('day', 'state');
CREATE OR REPLACE TRIGGER refunds_book AFTER INSERT OR UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION invoicing_book('refunded_on', 'state');
CREATE OR REPLACE TRIGGER credit_notes_book AFTER INSERT OR UPDATE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION invoicing_book('issue_date', 'applied_amount');
