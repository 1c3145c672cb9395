import type { Queryable } from '../../database/connection';
import { prepare, type Place } from '../../database/prepare';
import { columnTime } from '../../database/timestamps';
import { storeEventsText } from '../../webhooks/sql/store-events';
import type { Stored } from '../../webhooks/wake';

/** A record of a business with the values of its fields. */
export interface Written<Fields> {
  businessRowId: number;
  fields: Fields;
  /** ISO 8601. */
  now: string;
}

interface Writer<Fields> {
  table: string;
  /** The name of a record in `columns` and in `created`. */
  alias: string;
  /** The answer to an insert. */
  columns: string;
  fields: readonly (keyof Fields & string)[];
  /** Fields with exact decimal text. */
  decimals?: readonly string[];
  /** SQL of the data of the event of a new record. @param businessId SQL of the public id of the business */
  created?: (businessId: string) => string;
}

/** A new record. */
interface New<Fields> extends Written<Fields> {
  id: string;
  /** The public id of the business, where the type has an event. */
  businessId?: string;
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

function insertText<Fields>(
  place: Place<New<Fields>>,
  word: string,
  writer: Writer<Fields>,
): string {
  const { table, alias, created } = writer;
  const business = place(({ businessRowId }) => businessRowId);
  const at = place(({ now }) => columnTime(now));
  const event = (data: (businessId: string) => string) => ({
    type: `'${word}.created'`,
    business,
    data: data(place(({ businessId }) => businessId)),
    from: alias,
  });
  // Counted here, as the database's trigger does for everybody else.
  return `WITH counted AS (
    INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    VALUES (${business}, '${word}', 0, 1) ON CONFLICT (business_id, kind)
      DO UPDATE SET record_count = document_sequences.record_count + 1
  ), ${alias} AS (
    INSERT INTO ${table} (business_id, document_id, created_at, updated_at, published_at, ${writer.fields.join(', ')})
    VALUES (${business}, ${place(({ id }) => id)}, ${at}, ${at}, ${at}, ${placesOf(place, writer)})
    RETURNING *
  ), delivery AS (
    ${created ? storeEventsText(event(created)) : 'SELECT WHERE false'}
  )
  SELECT ${writer.columns}, EXISTS (SELECT FROM delivery) AS has_deliveries FROM ${alias}`;
}

/**
 * Makes the functions that store a new record of a business, and all fields of one that was read under
 * lock. Table and columns are constants of the caller and never input.
 * @param word names the prepared statements, and the count of the records
 */
export function recordWriter<Fields, Row>(word: string, writer: Writer<Fields>) {
  type Changed = Written<Fields> & { rowId: number };
  const { table } = writer;
  const names = writer.fields.join(', ');
  const insert = prepare<New<Fields>>(`insert-${word}`, (place) => insertText(place, word, writer));
  const update = prepare<Changed>(
    `update-${word}`,
    (place) => `UPDATE ${table} SET (updated_at, updated_by_id, ${names})
      = ROW(${place(({ now }) => columnTime(now))}::timestamp, NULL, ${placesOf(place, writer)})
    WHERE id = ${place(({ rowId }) => rowId)}
      AND business_id = ${place(({ businessRowId }) => businessRowId)}`,
  );
  return {
    /** @returns the record as stored */
    async insert(db: Queryable, record: New<Fields>): Promise<Row & Stored> {
      const [row] = await db.query<Row & Stored>(insert(record));
      if (!row) throw new Error('INSERT … RETURNING gave no row');
      return row;
    },
    async update(db: Queryable, record: Changed): Promise<void> {
      await db.query(update(record));
    },
  };
}
