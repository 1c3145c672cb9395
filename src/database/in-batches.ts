import type { Queryable, Statement } from './connection';

/** Few enough rows that no other statement waits long for their locks or for the database's log. */
export const BATCH = 1_000;

/** Repeats a statement that changes at most `most` rows, and returns one row for each, until it has less to do. */
export async function inBatches(db: Queryable, statement: Statement, most = BATCH): Promise<void> {
  let rows: unknown[];
  do rows = await db.query(statement);
  while (rows.length === most);
}
