/**
 * The number series of a business: one row of `document_sequences` per kind. Every writer of a number
 * updates that row first, so only one transaction at a time writes a number of a series.
 * That row counts the run of the default pattern; `number_runs` has a row per other run
 * (docs/decisions/0031).
 */
interface NumberSeries {
  kind: 'invoice' | 'quotation';
  table: 'invoices' | 'quotations';
  column: 'invoice_number' | 'quotation_number';
  /** The column of `businesses` that holds the pattern of the numbers. */
  patternColumn: 'invoice_number_pattern' | 'quotation_number_pattern';
  prefix: 'INV-' | 'QT-';
  defaultPattern: `${NumberSeries['prefix']}{00000}`;
}

export const NUMBER_SERIES = {
  invoice: {
    kind: 'invoice',
    table: 'invoices',
    column: 'invoice_number',
    patternColumn: 'invoice_number_pattern',
    prefix: 'INV-',
    defaultPattern: 'INV-{00000}',
  },
  quotation: {
    kind: 'quotation',
    table: 'quotations',
    column: 'quotation_number',
    patternColumn: 'quotation_number_pattern',
    prefix: 'QT-',
    defaultPattern: 'QT-{00000}',
  },
} as const satisfies Record<NumberSeries['kind'], NumberSeries>;

/**
 * SQL of a number as text: five digits, more above 99999 (contract §4).
 * @param n an SQL expression
 */
export function numberText(prefix: string, n: string): string {
  return `'${prefix}' || lpad((${n})::text, greatest(5, length((${n})::text)), '0')`;
}

/** Step 10 of the database makes these functions. */
const FUNCTION = { invoice: 'invoicing_next_invoice', quotation: 'invoicing_next_quotation' };

/**
 * SQL of the first free number after `after`. It is correct only while the row of the series is locked,
 * for example in the SET of an `ON CONFLICT DO UPDATE`.
 * @param business an SQL expression, like `after`
 */
export function nextFree(kind: NumberSeries['kind'], business: string, after: string): string {
  return `${FUNCTION[kind]}(${business}, ${after})`;
}

/**
 * SQL of the run that a document's number belongs to: the pattern of its business with the date filled
 * in, such as `INV-2026-{000}`. Null stands for the run of the default pattern.
 * @param business an SQL expression, as `day` is
 */
export function runOfDay(kind: NumberSeries['kind'], business: string, day: string): string {
  const { patternColumn, defaultPattern } = NUMBER_SERIES[kind];
  return `SELECT invoicing_number_run(nullif(${patternColumn}, '${defaultPattern}'), ${day}) AS run
    FROM businesses WHERE id = ${business}`;
}

/**
 * SQL that takes the first free number of a run, and answers it as text. A given number is answered
 * itself; then the run only moves past the numbers that are taken. Correct only where the row of the
 * series is locked. The parameters are SQL expressions.
 */
export function numberOfRun(
  kind: NumberSeries['kind'],
  business: string,
  run: string,
  given: string,
): string {
  return `invoicing_number_of_${kind}(${business}, ${run}, ${given})`;
}
