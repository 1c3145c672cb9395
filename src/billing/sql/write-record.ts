import type { Queryable } from '../../database/connection';
import { prepare, type Place } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';

/** A record of a business with the values of its fields. */
export interface Written<Fields> {
  businessRowId: number;
  fields: Fields;
  /** ISO 8601. */
  now: string;
}

interface Writer<Fields> {
  table: string;
  /** The table's name in `columns`. */
  alias: string;
  /** The answer to an insert. @param business the parameter with the row id of the business */
  columns: (business: string) => string;
  fields: readonly (keyof Fields & string)[];
  /** Fields with exact decimal text. */
  decimals?: readonly string[];
}

function placesOf<Fields, Input extends Written<Fields>>(
  place: Place<Input>,
  { fields, decimals = [] }: Writer<Fields>,
): string {
  const values = fields.map((name) => {
    const value = place((written) => written.fields[name]);
    return decimals.includes(name) ? `${value}::numeric` : value;
  });
  return values.join(', ');
}

/**
 * Makes the functions that store a new record of a business, and all fields of one that was read under
 * lock. Table and columns are constants of the caller and never input.
 * @param word names the prepared statements, and the count of the records
 */
export function recordWriter<Fields, Row>(word: string, writer: Writer<Fields>) {
  type New = Written<Fields> & { id: string };
  type Stored = Written<Fields> & { rowId: number };
  const { table, alias } = writer;
  const names = writer.fields.join(', ');
  const insert = prepare<New>(`insert-${word}`, (place) => {
    const business = place(({ businessRowId }) => businessRowId);
    const at = place(({ now }) => columnTime(now));
    // Counted here, as the database's trigger does for everybody else.
    return `WITH counted AS (
      INSERT INTO document_sequences (business_id, kind, last_number, record_count)
      VALUES (${business}, '${word}', 0, 1) ON CONFLICT (business_id, kind)
        DO UPDATE SET record_count = document_sequences.record_count + 1
    )
    INSERT INTO ${table} AS ${alias} (business_id, document_id, created_at, updated_at, published_at, ${names})
    VALUES (${business}, ${place(({ id }) => id)}, ${at}, ${at}, ${at}, ${placesOf(place, writer)})
    RETURNING ${writer.columns(business)}`;
  });
  const update = prepare<Stored>(
    `update-${word}`,
    (place) => `UPDATE ${table} SET (updated_at, updated_by_id, ${names})
      = ROW(${place(({ now }) => columnTime(now))}::timestamp, NULL, ${placesOf(place, writer)})
    WHERE id = ${place(({ rowId }) => rowId)}
      AND business_id = ${place(({ businessRowId }) => businessRowId)}`,
  );
  return {
    /** @returns the record as stored */
    async insert(db: Queryable, record: New): Promise<Row> {
      const [row] = await db.query<Row>(insert(record));
      if (!row) throw new Error('INSERT … RETURNING gave no row');
      return row;
    },
    async update(db: Queryable, record: Stored): Promise<void> {
      await db.query(update(record));
    },
  };
}
