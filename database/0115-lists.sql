-- Lists of payments and refunds by their last change (docs/decisions/0065), and payments that can be described anew.

-- The orders of both lists. Those of creation and of a payment's day have an index already.
CREATE INDEX IF NOT EXISTS payments_updated_idx ON payments (business_id, updated_at, id);
CREATE INDEX IF NOT EXISTS refunds_updated_idx ON refunds (business_id, updated_at, id);
CREATE INDEX IF NOT EXISTS refunds_day_idx ON refunds (business_id, refunded_on, id);
CREATE INDEX IF NOT EXISTS payments_metadata_idx ON payments USING gin (metadata jsonb_path_ops)
  WHERE metadata IS NOT NULL;

-- Every record has a last change, also one that a database of before left without.
UPDATE payments SET updated_at = coalesce(created_at, clock_timestamp() AT TIME ZONE 'UTC') WHERE updated_at IS NULL;
UPDATE refunds SET updated_at = coalesce(created_at, clock_timestamp() AT TIME ZONE 'UTC') WHERE updated_at IS NULL;

-- Whoever follows the list misses no change, and no two versions are the same.
CREATE OR REPLACE TRIGGER payments_write BEFORE UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_record();
CREATE OR REPLACE TRIGGER refunds_write BEFORE UPDATE ON refunds
  FOR EACH ROW EXECUTE FUNCTION invoicing_write_record();

-- What describes a payment may change, its money may not. Reports of write-offs read another table
-- (`allocations.is_write_off`), so a payment stays one, or none.
CREATE OR REPLACE TRIGGER payments_keep BEFORE UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_keep_record('payment', '; void it instead', 'state', 'invoice_id',
    'unallocated_amount', 'method', 'reference', 'note', 'metadata');
CREATE OR REPLACE TRIGGER payments_keep_write_off BEFORE UPDATE ON payments
  FOR EACH ROW WHEN ((OLD.method IS NOT DISTINCT FROM 'write_off') <> (NEW.method IS NOT DISTINCT FROM 'write_off'))
  EXECUTE FUNCTION invoicing_refuse('a payment neither becomes nor stops being a write-off');
CREATE OR REPLACE TRIGGER payments_history AFTER INSERT OR DELETE OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_record_history(
    'status', 'state', 'amount', 'unallocated_amount', 'currency', 'paid_on', 'method', 'reference', 'note', 'metadata');

-- As before, for several columns that change figures of their day.
CREATE OR REPLACE FUNCTION invoicing_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR EXISTS (SELECT FROM unnest(TG_ARGV[1:]) AS changed (name)
      WHERE to_jsonb(NEW) -> changed.name <> to_jsonb(OLD) -> changed.name) THEN
    PERFORM invoicing_require_open(NEW.business_id, (to_jsonb(NEW) ->> TG_ARGV[0])::date,
      TG_OP = 'INSERT' AND TG_TABLE_NAME = 'credit_notes');
  END IF;
  RETURN NULL;
END $$;
-- Reports of money that came show its method.
CREATE OR REPLACE TRIGGER payments_book AFTER INSERT OR UPDATE ON payments
  FOR EACH ROW EXECUTE FUNCTION invoicing_book('paid_on', 'state', 'method');
