import { plpgsql, trigger, triggerFunction, type Part, type Step } from '../step';

/** The number `n` as text: five digits, more above 99999 (contract §4). */
const wanted = (prefix: string) =>
  `('${prefix}' || lpad((n)::text, greatest(5, length((n)::text)), '0'))::varchar`;

/**
 * The function is volatile, so that its query has its own snapshot. It sees numbers that were
 * committed while the calling statement waited for the row. That statement itself does not see
 * them.
 *
 * ORDER BY makes the planner use the index of numbers, and so does `enable_seqscan = off`. A plan
 * that was made while the table was small could read all invoices of the business per number
 * (measured: a millisecond per 2,000).
 */
export const nextNumber = (name: string, table: string, column: string, prefix: string): Part =>
  plpgsql(
    name,
    '(business integer, after integer) RETURNS integer VOLATILE SET enable_seqscan = off',
    `
DECLARE n integer := after + 1;
BEGIN
  WHILE (SELECT ${column} FROM ${table}
    WHERE business_id = business AND ${column} >= ${wanted(prefix)}
    ORDER BY ${column} LIMIT 1) = ${wanted(prefix)}
  LOOP
    n := n + 1;
  END LOOP;
  RETURN n;
END `,
  );

/**
 * Locks by an update, because a statement that waited then reads the newest row, and calls the
 * function again.
 */
const LOCK = triggerFunction(
  'invoicing_lock_series',
  `
BEGIN
  INSERT INTO document_sequences (business_id, kind, last_number, record_count)
  VALUES (NEW.business_id, TG_ARGV[0], 0, 0)
  ON CONFLICT (business_id, kind) DO UPDATE SET last_number = document_sequences.last_number;
  RETURN NEW;
END `,
);

/** Skips the API's own connections, whose INSERT locks the series itself. */
export const locking = (table: string, column: string, kind: string): Part[] => [
  trigger({
    name: `${table}_series_insert`,
    table,
    sql: `BEFORE INSERT ON ${table} FOR EACH ROW
      WHEN (NEW.business_id IS NOT NULL AND NEW.${column} IS NOT NULL
        AND current_setting('invoicing.counts', true) IS DISTINCT FROM 'itself')
      EXECUTE FUNCTION invoicing_lock_series('${kind}')`,
  }),
  trigger({
    name: `${table}_series_update`,
    table,
    sql: `BEFORE UPDATE OF ${column}, business_id ON ${table} FOR EACH ROW
      WHEN (NEW.business_id IS NOT NULL AND NEW.${column} IS NOT NULL
        AND (OLD.${column} IS DISTINCT FROM NEW.${column}
          OR OLD.business_id IS DISTINCT FROM NEW.business_id))
      EXECUTE FUNCTION invoicing_lock_series('${kind}')`,
  }),
];

/** Finds the next number, and locks its series for every writer (docs/decisions/0023). */
export const numberSeries: Step = {
  number: 10,
  name: 'number-series',
  parts: [
    LOCK,
    nextNumber('invoicing_next_invoice', 'invoices', 'invoice_number', 'INV-'),
    nextNumber('invoicing_next_quotation', 'quotations', 'quotation_number', 'QT-'),
    ...locking('invoices', 'invoice_number', 'invoice'),
    ...locking('quotations', 'quotation_number', 'quotation'),
  ],
};
