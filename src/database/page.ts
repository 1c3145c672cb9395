/** A page of rows, and how many match in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A page as it goes over the wire: the JSON text of its elements, and how many match in all. */
export interface JsonPage {
  data: string;
  total: number;
}

/**
 * The page of a statement whose rows each tell how many match in all. An empty page is one row with
 * nothing but that, by an outer join.
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly (Row & { matches: number })[],
): Page<Row> {
  return { total: rows[0]?.matches ?? 0, rows: rows.filter(({ id }) => id !== null) };
}
