/**
 * The number series of a business: one row of `document_sequences` per kind. Every writer
 * of a number updates that row first, so numbers of one series are written one after the other.
 */
interface NumberSeries {
  kind: 'invoice' | 'quotation';
  table: 'invoices' | 'quotations';
  column: 'invoice_number' | 'quotation_number';
  prefix: 'INV-' | 'QT-';
}

export const NUMBER_SERIES = {
  invoice: { kind: 'invoice', table: 'invoices', column: 'invoice_number', prefix: 'INV-' },
  quotation: { kind: 'quotation', table: 'quotations', column: 'quotation_number', prefix: 'QT-' },
} as const satisfies Record<NumberSeries['kind'], NumberSeries>;

/**
 * SQL of a number as text: five digits, more above 99999 (contract §4).
 * @param n an SQL expression
 */
export function numberText(prefix: string, n: string): string {
  return `'${prefix}' || lpad((${n})::text, greatest(5, length((${n})::text)), '0')`;
}

const FUNCTION = { invoice: 'invoicing_next_invoice', quotation: 'invoicing_next_quotation' };

/**
 * SQL of the first free number after `after`. Correct only where the row of the series is locked,
 * as the SET of an `ON CONFLICT DO UPDATE` is.
 * @param business an SQL expression, as `after` is
 */
export function nextFree(kind: NumberSeries['kind'], business: string, after: string): string {
  return `${FUNCTION[kind]}(${business}, ${after})`;
}

/**
 * Volatile, so that its query has a snapshot of its own. It sees the numbers committed while the
 * statement around it waited for the row; that statement itself does not. ORDER BY leads the planner
 * to the index of numbers. Without it a plan from a table that was small may read all invoices of the
 * business for each number (measured: a millisecond per 2,000), and so may one that reads the table.
 */
function nextFunction({ kind, table, column, prefix }: NumberSeries): string {
  const wanted = `(${numberText(prefix, 'n')})::varchar`;
  return `CREATE OR REPLACE FUNCTION ${FUNCTION[kind]}(business integer, after integer)
  RETURNS integer LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
DECLARE n integer := after + 1;
BEGIN
  WHILE (SELECT ${column} FROM ${table}
    WHERE business_id = business AND ${column} >= ${wanted}
    ORDER BY ${column} LIMIT 1) = ${wanted}
  LOOP
    n := n + 1;
  END LOOP;
  RETURN n;
END $$`;
}

/** Takes the lock by an update: a waiting statement then reads the row anew, and the function too. */
const LOCK_FUNCTION = `CREATE OR REPLACE FUNCTION invoicing_lock_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO document_sequences (business_id, kind, last_number, record_count)
  VALUES (NEW.business_id, TG_ARGV[0], 0, 0)
  ON CONFLICT (business_id, kind) DO UPDATE SET last_number = document_sequences.last_number;
  RETURN NEW;
END $$`;

export const NUMBER_FUNCTIONS = [
  LOCK_FUNCTION,
  nextFunction(NUMBER_SERIES.invoice),
  nextFunction(NUMBER_SERIES.quotation),
];

/** The API's own connections lock the series in the statement that inserts. */
export const NUMBER_TRIGGERS = Object.values(NUMBER_SERIES).flatMap(({ kind, table, column }) => [
  {
    name: `${table}_series_insert`,
    table,
    sql: `BEFORE INSERT ON ${table} FOR EACH ROW
      WHEN (NEW.business_id IS NOT NULL AND NEW.${column} IS NOT NULL
        AND current_setting('invoicing.counts', true) IS DISTINCT FROM 'itself')
      EXECUTE FUNCTION invoicing_lock_series('${kind}')`,
  },
  {
    name: `${table}_series_update`,
    table,
    sql: `BEFORE UPDATE OF ${column}, business_id ON ${table} FOR EACH ROW
      WHEN (NEW.business_id IS NOT NULL AND NEW.${column} IS NOT NULL
        AND (OLD.${column} IS DISTINCT FROM NEW.${column}
          OR OLD.business_id IS DISTINCT FROM NEW.business_id))
      EXECUTE FUNCTION invoicing_lock_series('${kind}')`,
  },
]);
