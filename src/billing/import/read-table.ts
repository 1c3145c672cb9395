import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { validationError } from '../../domain/errors';

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

const MOST_ROWS = 100_000;
const MOST_COLUMNS = 200;
/** Characters that are parsed at a stretch; other requests run in between. */
const PART = 64 * 1024;

/** A table of a file: the header, and the rows below it. An empty row has no cells. */
export interface Table {
  columns: string[];
  rows: string[][];
}

/** The separator that the first line has most of. Separators within quotes do not count. */
export function guessSeparator(text: string): Separator {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\r|\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

function* partsOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PART) yield text.slice(at, at + PART);
}

const fileError = (message: string): Error => validationError([{ path: ['file'], message }]);

function readable(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError)) return error;
  return fileError(`is not well-formed CSV: look at the quotes in row ${row + 1}`);
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** @throws ApiError `validation_failed` for a file that is no table, or too large a one */
export async function readTable(text: string, separator: Separator): Promise<Table> {
  const parser = Readable.from(partsOf(text)).pipe(
    parse({
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: 200_000,
    }),
  );
  const rows: string[][] = [];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      rows.push(isEmpty(cells) ? [] : cells);
      if (rows.length > MOST_ROWS + 1) {
        throw fileError(`must have at most ${MOST_ROWS.toLocaleString('en')} rows`);
      }
    }
  } catch (error) {
    throw readable(error, rows.length);
  }
  const [columns = [], ...below] = rows;
  if (columns.length === 0) throw fileError('must begin with a row of column names');
  if (columns.length > MOST_COLUMNS) throw fileError(`must have at most ${MOST_COLUMNS} columns`);
  while (below.length > 0 && below.at(-1)?.length === 0) below.pop();
  if (below.length === 0) throw fileError('has no row below the names of its columns');
  return { columns: columns.map((name) => name.trim()), rows: below };
}
