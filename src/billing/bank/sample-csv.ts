import { ApiError, validationError } from '../../domain/errors';
import { say } from '../../messages/message';
import { NotCsv } from '../import/csv-rows';
import { isEmpty, MOST_COLUMNS } from '../import/read-table';
import type { BankColumns } from '../schemas/saved-profile';
import { linesOf, MOST_ABOVE, SEPARATORS } from './csv';
import { Columns, entryOf, isBooked, labelsOf, type Row } from './csv-row';
import { plainText } from './read-file';
import { textsOf, type RawEntry, type ReadEntry } from './read-statement';
import { contentOf } from './saved-profiles';

/** Rows of a sample, of which the first may stand above the header. */
const MOST_ROWS = MOST_ABOVE + 20;
const SHOWN = 5;
const EXAMPLES = 3;
const LONGEST_EXAMPLE = 60;

type SampleEntry = Pick<RawEntry, 'booked_on' | 'amount' | 'currency'> &
  Omit<
    ReadEntry,
    'statement' | 'booked_on' | 'amount' | 'currency' | 'batch_place' | 'is_reversal'
  >;

/** A CSV whose columns nobody has described yet. */
export interface CsvSample {
  /** The row with the names of the columns; the first one is 1. */
  header: number;
  columns: { name: string; examples: string[] }[];
  /** The first entries as they would be read. Null is nothing, or nothing that can be read. */
  entries: SampleEntry[];
}

function firstRows(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  try {
    for (const row of linesOf(text, separator)) {
      rows.push(row);
      if (rows.length === MOST_ROWS) break;
    }
  } catch (error) {
    // The text may end within quotes.
    if (!(error instanceof NotCsv)) throw error;
  }
  return rows;
}

const filled = ({ cells }: Row): number => cells.filter((cell) => cell.trim() !== '').length;

/** The width that most rows have, and how many have it. */
function widthOf(rows: readonly Row[]): { width: number; count: number } {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width, count] = [0, 0]] = [...counts].sort(
    ([wide, one], [wider, other]) => other - one || wider - wide,
  );
  return { width, count };
}

/** The names of the columns fill the first row of the usual width that has no empty cell, or fewest. */
function guessHeader(rows: readonly Row[]): number {
  const { width } = widthOf(rows);
  const wide = rows.slice(0, MOST_ABOVE + 1).filter(({ cells }) => cells.length === width);
  const most = Math.max(0, ...wide.map(filled));
  return rows.findIndex((row) => wide.includes(row) && filled(row) === most) + 1;
}

/** The rows by the separator that gives most of them the same columns. */
function rowsIn(text: string): Row[] {
  const found = SEPARATORS.map((separator) => firstRows(text, separator));
  return found.reduce((best, rows) => {
    const [one, other] = [widthOf(best), widthOf(rows)];
    const isBetter =
      other.count > one.count || (other.count === one.count && other.width > one.width);
    return isBetter ? rows : best;
  });
}

const examplesOf = (rows: readonly Row[], at: number): string[] =>
  rows
    .flatMap(({ cells }) => cells[at]?.trim() || [])
    .slice(0, EXAMPLES)
    .map((cell) => cell.slice(0, LONGEST_EXAMPLE));

/**
 * Reads the begin of a bank's CSV.
 * @param said its columns, as far as they are known
 * @param chosen the row with their names; a guess without it
 * @throws ApiError 400 `unknown_format` for a file without columns
 */
export function sampleCsv(bytes: Buffer, said: BankColumns, chosen: number | null): CsvSample {
  const rows = rowsIn(plainText(bytes));
  const header = chosen ?? guessHeader(rows);
  const names = rows[header - 1]?.cells ?? [];
  if (names.length < 2) throw new ApiError('unknown_format', say('bank_unknown_format'));
  if (names.length > MOST_COLUMNS) {
    const message = say('import_too_many_columns', { max: MOST_COLUMNS });
    throw validationError([{ path: ['file'], message }]);
  }
  const labels = labelsOf(names);
  const below = rows.slice(header).filter(({ cells }) => !isEmpty(cells));
  const profile = { name: '', ...contentOf(said, labels) };
  const reading = { profile, columns: new Columns(names), signs: new Set<number>() };
  const entries = below.filter((row) => isBooked(row, reading));
  return {
    header,
    columns: labels.map((name, at) => ({ name, examples: examplesOf(below, at) })),
    entries: entries.slice(0, SHOWN).map((row) => {
      const entry = entryOf(row, reading);
      const { booked_on, amount, currency } = entry;
      const { batch_place: _place, is_reversal: _reversal, ...texts } = textsOf(entry);
      return { booked_on, amount, currency, ...texts };
    }),
  };
}
