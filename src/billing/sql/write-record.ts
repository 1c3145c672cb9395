import type { Queryable, Statement } from '../../database/connection';
import { isDuplicate } from '../../database/failures';
import { jsonValue, prepare, type Place } from '../../database/prepare';
import { ApiError } from '../../domain/errors';
import type { RecordField } from '../../domain/fields/records';
import { columnTime } from '../../database/timestamps';
import { say } from '../../messages/message';
import { storeEventsText } from '../../webhooks/sql/store-events';
import type { Stored } from '../../webhooks/wake';

/** A record of a business with the values of its fields. */
export interface Written<Fields> {
  businessRowId: number;
  /** The public id of the business. */
  businessId: string;
  fields: Fields;
  /** ISO 8601. */
  now: string;
}

interface Writer<Fields> {
  table: string;
  /** A field whose value no two records of a business share. */
  unique: {
    field: keyof Fields & string;
    /** A part of the name of its index. */
    index: string;
    code: 'duplicate_number' | 'duplicate_sku';
  };
  /** The name of a record in `columns` and in `json`. */
  alias: string;
  /** The answer to an insert. */
  columns: string;
  /** Decimals are exact text. */
  fields: readonly (RecordField & { name: keyof Fields & string })[];
  /** SQL of a record as answers have it: the data of its events. @param businessId SQL of the public id of the business */
  json: (businessId: string) => string;
}

/** A new record. */
interface New<Fields> extends Written<Fields> {
  id: string;
}

/** A change of a stored record. */
export interface Changed<Fields> extends Written<Fields> {
  rowId: number;
  /** Whether an event tells of it. */
  isTold: boolean;
}

const namesOf = <Fields>({ fields }: Writer<Fields>): string =>
  fields.map(({ name }) => name).join(', ');

function placesOf<Fields, Input extends Written<Fields>>(
  place: Place<Input>,
  writer: Writer<Fields>,
): string {
  const values = writer.fields.map(({ name, type }) => {
    if (type === 'json' || type === 'list' || type === 'object')
      return `${place(({ fields }) => jsonValue(fields[name]))}::jsonb`;
    const value = place((written) => written.fields[name]);
    return type === 'decimal' ? `${value}::numeric` : value;
  });
  return values.join(', ');
}

function insertText<Fields>(
  place: Place<New<Fields>>,
  word: string,
  writer: Writer<Fields>,
): string {
  const { table, alias, json } = writer;
  const business = place(({ businessRowId }) => businessRowId);
  const at = place(({ now }) => columnTime(now));
  const data = json(place(({ businessId }) => businessId));
  const event = { type: `'${word}.created'`, business, data, from: alias };
  // The count comes first, for it locks the series of the number that a trigger draws.
  return `WITH counted AS (
    INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    VALUES (${business}, '${word}', 0, 1) ON CONFLICT (business_id, kind)
      DO UPDATE SET record_count = document_sequences.record_count + 1
    RETURNING true
  ), ${alias} AS (
    INSERT INTO ${table} (business_id, document_id, created_at, updated_at, published_at, ${namesOf(writer)})
    SELECT ${business}, ${place(({ id }) => id)}, ${at}, ${at}, ${at}, ${placesOf(place, writer)}
    FROM counted
    RETURNING *
  ), ${storeEventsText(event)}
  SELECT ${writer.columns}, EXISTS (SELECT FROM delivery) AS has_deliveries FROM ${alias}`;
}

function updateText<Fields>(
  place: Place<Changed<Fields>>,
  word: string,
  writer: Writer<Fields>,
): string {
  const { table, alias, json } = writer;
  const business = place(({ businessRowId }) => businessRowId);
  const isTold = place((changed) => changed.isTold);
  const event = {
    type: `CASE WHEN ${isTold} THEN '${word}.updated' END`,
    business,
    data: json(place(({ businessId }) => businessId)),
    from: alias,
  };
  return `WITH ${alias} AS (
    UPDATE ${table} SET (updated_at, ${namesOf(writer)})
      = ROW(${place(({ now }) => columnTime(now))}::timestamp, ${placesOf(place, writer)})
    WHERE id = ${place(({ rowId }) => rowId)} AND business_id = ${business}
    RETURNING *
  ), ${storeEventsText(event)}
  SELECT EXISTS (SELECT FROM delivery) AS has_deliveries`;
}

/**
 * Makes the functions that store a new record of a business, and all fields of one that was read under
 * lock. Table and columns are constants of the caller and never input.
 * @param word names the prepared statements, and the count of the records
 */
export function recordWriter<Fields, Row>(word: string, writer: Writer<Fields>) {
  const { field, index, code } = writer.unique;
  const refused = (error: unknown, { fields }: Written<Fields>): unknown => {
    if (!isDuplicate(error, index)) return error;
    const message = `${field} ${JSON.stringify(fields[field])} is already used in this business`;
    return new ApiError(code, message, {
      errors: [{ pointer: `/${field}`, message: say('already_used') }],
    });
  };
  const run = async <Stored>(db: Queryable, query: Statement, record: Written<Fields>) => {
    try {
      const [row] = await db.query<Stored>(query);
      if (!row) throw new Error('The statement gave no row');
      return row;
    } catch (error) {
      throw refused(error, record);
    }
  };
  const insert = prepare<New<Fields>>(`insert-${word}`, (place) => insertText(place, word, writer));
  const update = prepare<Changed<Fields>>(`update-${word}`, (place) =>
    updateText(place, word, writer),
  );
  return {
    /** @returns the record as stored. @throws ApiError for a value that another record has */
    insert: (db: Queryable, record: New<Fields>) => run<Row & Stored>(db, insert(record), record),
    /** @throws ApiError for a value that another record has */
    update: (db: Queryable, record: Changed<Fields>) => run<Stored>(db, update(record), record),
  };
}
