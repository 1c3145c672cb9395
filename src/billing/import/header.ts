import { NotCsv, rowsOf } from './csv-rows';
import { isEmpty, SEPARATORS, type Separator } from './read-table';

/** Rows among which the names of the columns are. */
export const MOST_ABOVE = 20;
/** Characters in which they are looked for. */
const LONGEST_HEAD = 64 * 1024;
/** Cells that are looked at in each of these rows. */
const MOST_CELLS = 250;

/** The first rows of a file. One that breaks off within quotes is left out. */
function firstRows(text: string, separator: Separator): string[][] {
  const rows: string[][] = [];
  try {
    for (const row of rowsOf(text.slice(0, LONGEST_HEAD), separator)) {
      rows.push(row.slice(0, MOST_CELLS));
      if (rows.length === MOST_ABOVE) break;
    }
  } catch (error) {
    if (!(error instanceof NotCsv)) throw error;
  }
  return rows;
}

interface Header {
  /** Its row; the first one is 1. */
  row: number;
  /** How many of its cells are names that a field may have. */
  known: number;
  cells: number;
}

/**
 * The row with the names of the columns: the one with most names that fields have. Programs write a title
 * above them, which is one cell.
 */
function findHeader(rows: readonly string[][], mayName: (name: string) => boolean): Header {
  const headers = rows.map((cells, at) => ({
    row: at + 1,
    known: new Set(cells.map((cell) => cell.trim()).filter(mayName)).size,
    cells: cells.filter((cell) => cell.trim() !== '').length,
  }));
  const filled = headers.filter(({ row }) => !isEmpty(rows[row - 1] ?? []));
  const [first] = filled;
  const none = { row: 1, known: 0, cells: 0 };
  if (!first) return none;
  const best = filled.reduce((most, one) => (one.known > most.known ? one : most));
  if (best.known > 1 || first.known > 0) return best;
  return filled.find(({ cells }) => cells > 1) ?? first;
}

/** The separator with which the names of the columns are found best, and the row in which they stand. */
export function guessHeader(
  text: string,
  mayName: (name: string) => boolean,
  separators: readonly Separator[] = SEPARATORS,
): { separator: Separator; header: number } {
  const found = separators.map((separator) => ({
    separator,
    header: findHeader(firstRows(text, separator), mayName),
  }));
  const { separator, header } = found.reduce((best, one) => {
    const [more, cells] = [
      one.header.known - best.header.known,
      one.header.cells - best.header.cells,
    ];
    return more > 0 || (more === 0 && cells > 0) ? one : best;
  });
  return { separator, header: header.row };
}
