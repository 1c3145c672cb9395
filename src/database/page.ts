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
 * The page of a statement whose rows each hold the number of all matches. An empty page is one row
 * that holds only this number, by an outer join.
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly (Row & { matches: number })[],
): Page<Row> {
  return { total: rows[0]?.matches ?? 0, rows: rows.filter(({ id }) => id !== null) };
}
