import type { Queryable } from '../../database/connection';
import { prepare } from '../../database/prepare';
import { notFound } from '../../domain/errors';

/** `lock` keeps others from changing the record until the transaction ends. */
type Mode = 'read' | 'lock';

/**
 * Makes a function that finds one record of a business; it throws 404 when the business has none with the
 * id. The parameters are constants of the caller and never input.
 * @param word names the record and the prepared statements
 */
export function recordFinder<Row>(
  word: string,
  { table, columns }: { table: string; columns: string },
) {
  const statement = (mode: Mode) =>
    prepare<{ businessRowId: number; id: string }>(
      `${mode}-${word}`,
      (place) => `SELECT ${columns} FROM ${table}
        WHERE document_id = ${place(({ id }) => id)}
          AND business_id = ${place(({ businessRowId }) => businessRowId)}
        ${mode === 'lock' ? 'FOR UPDATE' : ''}`,
    );
  const find = { read: statement('read'), lock: statement('lock') };
  return async (
    db: Queryable,
    businessRowId: number,
    id: string | null,
    mode: Mode = 'read',
  ): Promise<Row> => {
    const [row] = id === null ? [] : await db.query<Row>(find[mode]({ businessRowId, id }));
    if (!row) throw notFound(word);
    return row;
  };
}
