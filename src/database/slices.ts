import type { Queryable } from './connection';

/**
 * In bytes. They arrive as hexadecimal digits, which a connection reads in one turn of the event loop: 13 MB took
 * 200 ms of it (measured), a slice takes some milliseconds.
 */
const SLICE = 1_000_000;

/** The beginning of a column of bytes, and the number of all. */
export interface Begun {
  content: Buffer;
  size: number;
}

/** SQL of it. */
export const begunOf = (column: string): string =>
  `substring(${column} FROM 1 FOR ${SLICE}) AS content, octet_length(${column}) AS size`;

/** Where a column of bytes that nobody changes is found. All texts are SQL of the caller. */
interface Place {
  column: string;
  /** `FROM` and `WHERE`, which find one row. */
  from: string;
  values: readonly unknown[];
}

/** All bytes of a column; null when its row was deleted meanwhile. */
export async function wholeOf(
  db: Queryable,
  { content, size }: Begun,
  { column, from, values }: Place,
): Promise<Buffer | null> {
  const slices = [content];
  for (let at = SLICE; at < size; at += SLICE) {
    const text = `SELECT substring(${column} FROM ${at + 1} FOR ${SLICE}) AS content ${from}`;
    const [next] = await db.query<{ content: Buffer }>({ text, values: [...values] });
    if (!next) return null;
    slices.push(next.content);
  }
  return slices.length === 1 ? content : Buffer.concat(slices);
}
