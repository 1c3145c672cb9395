import { decimalMarkOf, LONGEST_VALUE, markOfCell, type DecimalMark } from '../cells';
import { cellText, type WorkbookCell } from './cell-text';
import { partsOf, readSheet, type Parts, type SheetRows } from './read-sheets';
import { RefusedWorkbook } from './refused';

/** Columns that are read: more than a table may have, so that it says so. */
const MOST_COLUMNS = 250;
/** Rows that are read: more than a table may have, so that it says so. */
const MOST_ROWS = 100_100;
/** Rows that a sheet can have. A damaged file may speak of billions, which nobody may look through. */
const ROWS_OF_SHEET = 1_048_576;
/** Characters of all rows. One text may stand in many cells. */
const MOST_CHARACTERS = 60_000_000;

export interface WorkbookJob {
  bytes: Uint8Array;
  /** The name of the sheet; the first one without. */
  sheet?: string | undefined;
  decimal?: DecimalMark | undefined;
}

/** A sheet as the bytes of a CSV file in UTF-8 with commas. */
export interface WorkbookCsv {
  csv: Uint8Array;
  sheets: string[];
  sheet: string;
  /** The mark of all its numbers. */
  decimal: DecimalMark;
}

type Row = SheetRows['rows'][number];

const isFilled = (cell: WorkbookCell | undefined): boolean =>
  cell !== undefined && cell.t !== 'z' && cell.v !== '' && cell.v !== undefined;

/** Numbers that are texts have the mark of the person who typed them. */
function markOf(rows: SheetRows['rows']): DecimalMark {
  let balance = 0;
  for (const row of rows)
    for (const cell of row?.slice(0, MOST_COLUMNS) ?? [])
      if (cell?.t === 's' && typeof cell.v === 'string' && cell.v.length <= LONGEST_VALUE)
        balance += markOfCell(cell.v);
  return decimalMarkOf(balance);
}

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function lineOf(row: Row | undefined, textOf: (cell: WorkbookCell) => string): string {
  if (!row) return '';
  const cells = row.slice(0, MOST_COLUMNS);
  while (cells.length > 0 && !isFilled(cells.at(-1))) cells.pop();
  return Array.from(cells, (cell) => (cell ? quoted(textOf(cell)) : '')).join(',');
}

/** The rows without the empty ones at the end, of which a sheet with colours may have a million. */
function filledRows(rows: SheetRows['rows']): SheetRows['rows'] {
  const last = rows.findLastIndex((row) => row?.some(isFilled));
  return rows.slice(0, Math.min(last + 1, MOST_ROWS));
}

/** Sheets among which the first table is looked for: notes or a cover may stand before it. */
const MOST_TRIED = 5;

const holdsTable = ({ rows }: SheetRows): boolean => {
  let filled = 0;
  return rows.some((row) => row?.some(isFilled) && (filled += 1) > 1);
};

/** The wanted sheet, else the first one with names and a row below them. */
function sheetOf(parts: Parts, wanted: string | undefined): SheetRows {
  const first = readSheet(parts, wanted);
  if (wanted !== undefined || holdsTable(first)) return first;
  for (const name of first.sheets.slice(1, MOST_TRIED)) {
    const next = readSheet(parts, name);
    if (holdsTable(next)) return next;
  }
  return first;
}

/** @throws RefusedWorkbook */
export async function workbookCsv({
  bytes,
  sheet: wanted,
  decimal,
}: WorkbookJob): Promise<WorkbookCsv> {
  const parts = await partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { sheets, sheet, is1904, rows } = sheetOf(parts, wanted);
  if (rows.length > ROWS_OF_SHEET) throw new RefusedWorkbook('import_unpacks');
  const filled = filledRows(rows);
  const mark = decimal ?? markOf(filled);
  let characters = 0;
  const lines = Array.from(filled, (row) => {
    const line = lineOf(row, (cell) => cellText(cell, { is1904, mark }));
    characters += line.length;
    if (characters > MOST_CHARACTERS) throw new RefusedWorkbook('import_unpacks');
    return line;
  });
  const csv = Buffer.from(lines.join('\n'));
  return { csv, sheets, sheet, decimal: mark };
}
