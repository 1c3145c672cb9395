import { validationError } from '../../domain/errors';
import { say, type Message } from '../../messages/message';
import { NotCsv, rowsOf } from './csv-rows';
import { inTurns } from './in-turns';

export const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

const MOST_ROWS = 100_000;
export const MOST_COLUMNS = 200;
/**
 * A table of a file: the header, and the rows below it. An empty row has no cells, a short one fewer than
 * the header, and a long one only as many.
 */
export interface Table {
  /** The row of the file with the names of the columns; the first one is 1. */
  header: number;
  columns: string[];
  rows: string[][];
}

/** The line before the header in which Excel names the separator. Excel counts it as no row. */
const NAMED_SEPARATOR = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;

/** The text below a line that names its separator; one that no file may have is guessed. */
export function withoutNamedSeparator(text: string): {
  text: string;
  named: Separator | undefined;
} {
  const [line = '', mark] = NAMED_SEPARATOR.exec(text) ?? [];
  return { text: text.slice(line.length), named: SEPARATORS.find((one) => one === mark) };
}

const fileError = (message: Message): Error => validationError([{ path: ['file'], message }]);

export const isEmpty = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '');

function checkHeader(columns: readonly string[]): void {
  if (isEmpty(columns)) throw fileError(say('import_without_names'));
  if (columns.length > MOST_COLUMNS)
    throw fileError(say('import_too_many_columns', { max: MOST_COLUMNS }));
}

/**
 * Reads the rows until one of them breaks a limit.
 * @throws ApiError `validation_failed` for a file that is no table, or too large a one
 */
export async function readTable(text: string, separator: Separator, header = 1): Promise<Table> {
  let columns: string[] | undefined;
  let above = header - 1;
  const rows: string[][] = [];
  try {
    for await (const cells of inTurns(rowsOf(text, separator))) {
      if (above > 0) above -= 1;
      else if (!columns) checkHeader((columns = cells));
      else if (rows.length === MOST_ROWS)
        throw fileError(say('import_too_many_rows', { max: MOST_ROWS.toLocaleString('en') }));
      else rows.push(isEmpty(cells) ? [] : cells.slice(0, columns.length));
    }
  } catch (error) {
    if (!(error instanceof NotCsv)) throw error;
    const row = rows.length + header - above + (columns ? 1 : 0);
    throw fileError(say('import_not_csv', { row }));
  }
  if (!columns) throw fileError(say('import_without_names'));
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
  if (rows.length === 0) throw fileError(say('import_without_rows'));
  return { header, columns: columns.map((name) => name.trim()), rows };
}
