import { DEFAULT_PATTERNS } from '../domain/number-pattern';

/**
 * The number series of a business: one row of `document_sequences` per kind. Every writer of a number
 * updates that row first, so only one transaction at a time writes a number of a series.
 * That row counts the run of the default pattern; `number_runs` has a row per other run
 * (docs/decisions/0023).
 */
export interface NumberSeries {
  kind: 'invoice' | 'quotation' | 'credit_note';
  table: `${NumberSeries['kind']}s`;
  column: `${NumberSeries['kind']}_number`;
  /** The column of `businesses` that holds the pattern of the numbers. */
  patternColumn: `${NumberSeries['column']}_pattern`;
  defaultPattern: (typeof DEFAULT_PATTERNS)[NumberSeries['kind']];
}

const seriesOf = <Kind extends NumberSeries['kind']>(kind: Kind) =>
  ({
    kind,
    table: `${kind}s`,
    column: `${kind}_number`,
    patternColumn: `${kind}_number_pattern`,
    defaultPattern: DEFAULT_PATTERNS[kind],
  }) as const;

export const NUMBER_SERIES = {
  invoice: seriesOf('invoice'),
  quotation: seriesOf('quotation'),
  credit_note: seriesOf('credit_note'),
} as const satisfies Record<NumberSeries['kind'], NumberSeries>;

/** SQL of the number `n` of the default pattern. @param n an SQL expression */
export function numberText(kind: NumberSeries['kind'], n: string): string {
  return `invoicing_number_text('${NUMBER_SERIES[kind].defaultPattern}', ${n})`;
}

/**
 * SQL of the first free number after `after`. It is correct only while the row of the series is locked,
 * for example in the SET of an `ON CONFLICT DO UPDATE`. The functions are in `database/`.
 * @param business an SQL expression, like `after`
 */
export function nextFree(kind: NumberSeries['kind'], business: string, after: string): string {
  const { defaultPattern } = NUMBER_SERIES[kind];
  return `invoicing_free_place('${kind}', ${business}, '${defaultPattern}', ${after})`;
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
  return `invoicing_number_of_run('${kind}', ${business}, ${run}, ${given})`;
}
