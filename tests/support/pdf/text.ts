import { cellsOf, type Cell, type Word } from './cells';

/** A page ends with a form feed. */
const PAGE_END = '\f';

/** The text as a person would copy it: each cell is a line, in the order of the file. */
export const textOf = (pdf: Buffer): string =>
  joined(cellsOf(pdf).map((cells) => cells.map(({ text }) => `${text}\n`).join('')));

/** The text by its place on the page: a line has the cells of one height, with blanks between them. */
export const layoutOf = (pdf: Buffer): string => joined(cellsOf(pdf).map(inRows));

const joined = (pages: readonly string[]) => pages.map((page) => page + PAGE_END).join('');

/** In points. A label and its value differ by half of one where they are of several fonts. */
const SAME_ROW = 0.8;

function inRows(cells: readonly Cell[]): string {
  const rows: Cell[][] = [];
  for (const cell of [...cells].sort((one, other) => one.baseline - other.baseline)) {
    const row = rows.at(-1);
    if (row && cell.baseline - (row[0]?.baseline ?? 0) < SAME_ROW) row.push(cell);
    else rows.push([cell]);
  }
  return rows
    .map((row) => row.sort((one, other) => one.left - other.left))
    .map((row) => `${row.map(({ text }) => text).join('   ')}\n`)
    .join('');
}

/** Each word with its edges in points. */
export const boxesOf = (pdf: Buffer): Word[] =>
  cellsOf(pdf).flatMap((cells) => cells.flatMap(({ words }) => words));

/** All letters, in order of the alphabet: a watermark may stand anywhere among the lines. */
export const lettersOf = (pdf: Buffer): string[] => [...textOf(pdf).replace(/\s/g, '')].sort();
