import { foldedNumberOfRun, freedNumber } from '../number-run-parts';
import { statement, trigger, triggerFunction, type Part, type Step } from '../step';
import { nextNumber } from './0010-number-series';

/** Step 7, with quotations that were ever issued: their history knows each status that they left. */
const GUARD = triggerFunction(
  'invoicing_guard_delete',
  `
DECLARE reason text;
BEGIN
  IF TG_TABLE_NAME = 'customers' THEN
    IF EXISTS (SELECT 1 FROM invoices WHERE customer_id = OLD.id)
      OR EXISTS (SELECT 1 FROM quotations WHERE customer_id = OLD.id) THEN
      reason := 'a customer with invoices or quotations cannot be deleted';
    END IF;
  ELSIF TG_TABLE_NAME = 'businesses' THEN
    IF EXISTS (SELECT 1 FROM customers WHERE business_id = OLD.id)
      OR EXISTS (SELECT 1 FROM invoices WHERE business_id = OLD.id)
      OR EXISTS (SELECT 1 FROM quotations WHERE business_id = OLD.id) THEN
      reason := 'a business with customers or documents cannot be deleted';
    END IF;
  ELSIF TG_TABLE_NAME = 'quotations' THEN
    IF EXISTS (SELECT 1 FROM invoices WHERE quotation_id = OLD.id) THEN
      reason := 'a quotation that became an invoice cannot be deleted';
    ELSIF OLD.state IS DISTINCT FROM 'draft' THEN
      reason := 'only a draft quotation can be deleted';
    ELSIF EXISTS (SELECT 1 FROM history_entries
        WHERE record_id = OLD.id AND record_table = 'quotations' AND changes ? 'status') THEN
      reason := 'a quotation that was sent or decided before cannot be deleted';
    END IF;
  ELSIF OLD.state IS DISTINCT FROM 'draft' THEN
    reason := 'only a draft invoice can be deleted; cancel it instead';
  ELSIF OLD.left_draft THEN
    reason := 'an invoice that was sent, paid or cancelled before cannot be deleted; cancel it instead';
  END IF;
  IF reason IS NOT NULL THEN
    RAISE EXCEPTION '%', reason USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END `,
);

/**
 * An imported invoice was handed out before it was made here, and the time of its import says so. One that
 * was issued later was imported as a draft. The other triggers rest meanwhile: `updated_at` stays.
 */
const IMPORTED = statement(`DO $do$ BEGIN
  ALTER TABLE invoices DISABLE TRIGGER USER;
  UPDATE invoices SET handed_out_at = created_at
    WHERE state <> 'draft' AND coalesce(issued_at, created_at) = created_at
      AND (handed_out_at IS NULL OR handed_out_at > created_at)
      AND id IN (SELECT record_id FROM history_entries
        WHERE record_table = 'invoices' AND action = 'imported');
  ALTER TABLE invoices ENABLE TRIGGER USER;
END $do$`);

const INVOICE = {
  kind: 'invoice',
  table: 'invoices',
  column: 'invoice_number',
  defaultRun: 'INV-{00000}',
};
const QUOTATION = {
  kind: 'quotation',
  table: 'quotations',
  column: 'quotation_number',
  defaultRun: 'QT-{00000}',
};
const CREDIT_NOTE = {
  kind: 'credit_note',
  table: 'credit_notes',
  column: 'credit_note_number',
  defaultRun: 'CN-{00000}',
};
type Numbered = typeof INVOICE;

/**
 * Numbers that differ only by case are one number. An older version may have stored both: the index then
 * leaves out all but the first of them by their ids, and a second one serves the search for the next number.
 */
function foldedIndex({ table, column }: Numbered): Part {
  const name = `${table}_business_number_unique_folded`;
  const of = `ON ${table} (business_id, lower(${column}))`;
  const text = `DO $do$
DECLARE twins text;
BEGIN
  IF to_regclass('${name}') IS NOT NULL THEN RETURN; END IF;
  SELECT string_agg(id::text, ',') INTO twins FROM (
    SELECT id, row_number() OVER (PARTITION BY business_id, lower(${column}) ORDER BY id) AS place
    FROM ${table} WHERE business_id IS NOT NULL AND ${column} IS NOT NULL
  ) numbered WHERE place > 1;
  EXECUTE 'CREATE UNIQUE INDEX ${name} ${of}' || coalesce(' WHERE id NOT IN (' || twins || ')', '');
  IF twins IS NOT NULL THEN
    EXECUTE 'CREATE INDEX IF NOT EXISTS ${table}_business_number_folded ${of}';
  END IF;
END $do$`;
  return { ...statement(text), makes: [{ kind: 'index', name }] };
}

const next = ({ kind, table, column }: Numbered, prefix: string): Part =>
  nextNumber(`invoicing_next_${kind}`, table, `lower(${column})`, prefix);

/** Runs after the guard of issued invoices, by its name. */
const RENUMBERED = trigger({
  name: 'invoices_update_number',
  table: 'invoices',
  sql: `BEFORE UPDATE OF invoice_number ON invoices FOR EACH ROW
    WHEN (OLD.business_id IS NOT NULL AND lower(OLD.invoice_number) IS DISTINCT FROM lower(NEW.invoice_number))
    EXECUTE FUNCTION invoicing_return_invoice()`,
});

/** What was issued stays what it was, and its number is nobody else's. */
export const keptAsIssued: Step = {
  number: 31,
  name: 'kept-as-issued',
  parts: [
    GUARD,
    IMPORTED,
    ...[INVOICE, QUOTATION, CREDIT_NOTE].map(foldedIndex),
    next(INVOICE, 'inv-'),
    next(QUOTATION, 'qt-'),
    next(CREDIT_NOTE, 'cn-'),
    ...[INVOICE, QUOTATION, CREDIT_NOTE].map(foldedNumberOfRun),
    freedNumber(INVOICE),
    RENUMBERED,
  ],
};
