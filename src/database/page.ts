import { ApiError } from '../domain/errors';

/**
 * In bytes, of the records of one answer. To hand much more on holds the loop for too long (contract §17), and a few
 * such answers at once fill the memory.
 */
export const MOST_BYTES = 7_000_000;

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

/** A place in an ordered list: the value of a record in that order, and its row id. */
export interface Position {
  /** Text that PostgreSQL reads as the value; null for an empty one. */
  value: string | null;
  rowId: number;
}

/** The place after which a stretch of a list begins; `null` is the beginning. */
export interface After {
  after: Position | null;
}

/** A stretch of a list that is read by cursor. `next` is its end, null at the end of the list. */
export interface Stretch<Row> {
  rows: Row[];
  next: Position | null;
}

/** The same as JSON text of its elements. */
export interface JsonStretch {
  data: string;
  next: Position | null;
}

/**
 * What a page holds, which is null where its records have too many bytes.
 * @throws ApiError 400 `page_too_large`
 */
export function readPage<Data>(data: Data | null | undefined): Data {
  if (data !== null && data !== undefined) return data;
  const message = 'These records are too large for one answer: ask for fewer with limit';
  throw new ApiError('page_too_large', message);
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
