import type { Queryable } from '../../database/connection';

/** A column of an import. Names are constants of the code, never input. */
export interface TypedColumn {
  name: string;
  type: 'text' | 'numeric' | 'integer' | 'boolean' | 'date' | 'timestamp' | 'jsonb';
}

/** Inserts rows in their order, with one statement. */
export async function insertRows(
  db: Queryable,
  table: string,
  columns: readonly TypedColumn[],
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map(({ name }) => `"${name}"`);
  const types = columns.map(({ name, type }) => `"${name}" ${type}`);
  await db.query({
    text: `INSERT INTO ${table} (${names.join(', ')})
      SELECT ${names.map((name) => `r.${name}`).join(', ')}
      FROM ROWS FROM (json_to_recordset($1::json) AS (${types.join(', ')})) WITH ORDINALITY
        AS r(${names.join(', ')}, place)
      ORDER BY r.place`,
    values: [JSON.stringify(rows)],
  });
}

/** The next row ids of a table, for rows that others name before they are stored. */
export async function takeRowIds(db: Queryable, table: string, count: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: `SELECT nextval(pg_get_serial_sequence($1, 'id'))::integer AS id FROM generate_series(1, $2)`,
    values: [table, count],
  });
  return rows.map(({ id }) => id);
}
