/** A page of rows, and the number of all matches. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A page as JSON text of its elements, and the number of all matches. */
export interface JsonPage {
  data: string;
  total: number;
}

/**
 * Makes a page from rows that each hold the number of all matches. For an empty page, an outer join
 * in the statement gives one row with this number alone.
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly (Row & { matches: number })[],
): Page<Row> {
  return { total: rows[0]?.matches ?? 0, rows: rows.filter(({ id }) => id !== null) };
}
