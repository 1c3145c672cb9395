import { trigger, triggerFunction, type Part, type Step } from '../step';

/**
 * Skips the API's own connections. Their INSERT raises the count itself, in the row of the series
 * that it locks anyway. A second update of that row by the trigger cost 13 % of a create
 * (measured).
 */
const COUNT = triggerFunction(
  'invoicing_count_records',
  `
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF current_setting('invoicing.counts', true) = 'itself' THEN RETURN NULL; END IF;
    INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    SELECT business_id, TG_ARGV[0], 0, count(*) FROM added
    WHERE business_id IS NOT NULL GROUP BY business_id ORDER BY business_id
    ON CONFLICT (business_id, kind)
      DO UPDATE SET record_count = document_sequences.record_count + excluded.record_count;
  ELSE
    UPDATE document_sequences s SET record_count = s.record_count - gone.count
    FROM (SELECT business_id, count(*) AS count FROM removed GROUP BY business_id) gone
    WHERE s.business_id = gone.business_id AND s.kind = TG_ARGV[0];
  END IF;
  RETURN NULL;
END `,
);

const MOVE = triggerFunction(
  'invoicing_move_record',
  `
BEGIN
  UPDATE document_sequences SET record_count = record_count - 1
  WHERE business_id = OLD.business_id AND kind = TG_ARGV[0];
  IF NEW.business_id IS NOT NULL THEN
    INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    VALUES (NEW.business_id, TG_ARGV[0], 0, 1)
    ON CONFLICT (business_id, kind) DO UPDATE SET record_count = document_sequences.record_count + 1;
  END IF;
  RETURN NULL;
END `,
);

/** The present count, for tables that had rows before the triggers existed. */
const recount = (table: string, kind: string) =>
  `INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    SELECT business_id, '${kind}', 0, count(*) FROM ${table} WHERE business_id IS NOT NULL GROUP BY business_id
    ON CONFLICT (business_id, kind) DO UPDATE SET record_count = excluded.record_count`;

/** Counts the records of a table as `kind`. */
export const counted = (table: string, kind: string): Part[] => [
  trigger({
    name: `${table}_count_insert`,
    table,
    sql: `AFTER INSERT ON ${table} REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION invoicing_count_records('${kind}')`,
    after: recount(table, kind),
  }),
  trigger({
    name: `${table}_count_delete`,
    table,
    sql: `AFTER DELETE ON ${table} REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION invoicing_count_records('${kind}')`,
  }),
  trigger({
    name: `${table}_count_move`,
    table,
    sql: `AFTER UPDATE OF business_id ON ${table} FOR EACH ROW
      WHEN (OLD.business_id IS DISTINCT FROM NEW.business_id)
      EXECUTE FUNCTION invoicing_move_record('${kind}')`,
  }),
];

/** Keeps the count of records per business and kind (docs/decisions/0004). */
export const recordCounts: Step = {
  number: 6,
  name: 'record-counts',
  parts: [
    COUNT,
    MOVE,
    ...counted('customers', 'customer'),
    ...counted('invoices', 'invoice'),
    ...counted('quotations', 'quotation'),
  ],
};
