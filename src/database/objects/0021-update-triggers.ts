import { statement, trigger, type Part, type Step } from '../step';
import { updateFunctions } from '../update-parts';

const removed = (name: string, table: string): Part => ({
  ...statement(`DROP TRIGGER IF EXISTS ${name} ON ${table}`),
  removes: [{ kind: 'trigger', name, table }],
});

const oneTrigger = (table: string): Part[] => [
  removed(`${table}_version`, table),
  removed(`${table}_template_version_update`, table),
  trigger({
    name: `${table}_update`,
    table,
    sql: `BEFORE UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION invoicing_update_${table}()`,
  }),
];

/**
 * A change of status writes all indexes of the row anew. A pending list takes four fifths of the cost of
 * the trigram index away, and a third of that of imported customers. One of at most 64 kB slows a search
 * by a twentieth at most (all measured).
 */
const shortPendingList = (table: string, column: string): Part =>
  statement(
    `ALTER INDEX ${table}_${column}_trgm SET (fastupdate = on, gin_pending_list_limit = 64)`,
  );

/**
 * When step 13 runs again, it misses its trigger and gives every document without a version the first one.
 * An invoice that was cancelled before it was issued has none.
 */
const NEVER_ISSUED = statement(`DO $do$ BEGIN
  ALTER TABLE invoices DISABLE TRIGGER USER;
  UPDATE invoices SET template_version = NULL
    WHERE state = 'cancelled' AND issued_at IS NULL AND template_version IS NOT NULL;
  ALTER TABLE invoices ENABLE TRIGGER USER;
END $do$`);

/** Documents are issued, guarded, marked and versioned by one trigger per table. */
export const updateTriggers: Step = {
  number: 21,
  name: 'update-triggers',
  parts: [
    ...updateFunctions({ modern: 2, classic: 2, minimal: 2 }),
    ...['invoices', 'quotations'].flatMap(oneTrigger),
    removed('invoices_left_draft_update', 'invoices'),
    NEVER_ISSUED,
    shortPendingList('invoices', 'invoice_number'),
    shortPendingList('quotations', 'quotation_number'),
    shortPendingList('credit_notes', 'credit_note_number'),
    shortPendingList('customers', 'name'),
    shortPendingList('customers', 'email'),
  ],
};
